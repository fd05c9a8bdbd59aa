import { newKey } from "../../../base/saving/new-key.ts";
import type { Means } from "./pay.form.ts";

/** Identity of a payment: another amount, or another means, is another payment. */
interface Attempted {
  readonly monto: number | null;
  readonly medio: Means;
}

interface KeptKey extends Attempted {
  readonly key: string;
}

/**
 * Returns the name that this browser gives a payment, so that the server knows it again after a double click,
 * a lost answer or a page loaded again. It is kept for the tab until the payment went out.
 */
const nameOf = (thing: string) => `pago:${thing}`;

/**
 * Returns the name of the payment that is being made of this thing; a new one where none, or another one, is.
 */
export function keyOf(thing: string, { monto, medio }: Attempted): string {
  const known = keptKey(thing);
  if (known?.monto === monto && known.medio === medio) return known.key;
  const fresh: KeptKey = { key: newKey(), monto, medio };
  sessionStorage.setItem(nameOf(thing), JSON.stringify(fresh));
  return fresh.key;
}

/** Lets the next payment of this thing have a name of its own. */
export const forgetKey = (thing: string): void => sessionStorage.removeItem(nameOf(thing));

function keptKey(thing: string): KeptKey | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(thing)) ?? "null") as KeptKey | null;
  } catch {
    return null;
  }
}
