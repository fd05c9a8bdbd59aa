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
 * Returns the name that this browser gives a payment, by which the server recognizes it after a double click,
 * a lost answer or a reload. It is kept for the tab until the payment was sent.
 */
const nameOf = (thing: string) => `pago:${thing}`;

/**
 * Returns the name of the payment of this record that is being made; a new name when no payment, or another
 * payment, is being made.
 */
export function keyOf(thing: string, { monto, medio }: Attempted): string {
  const known = keptKey(thing);
  if (known?.monto === monto && known.medio === medio) return known.key;
  const fresh: KeptKey = { key: newKey(), monto, medio };
  sessionStorage.setItem(nameOf(thing), JSON.stringify(fresh));
  return fresh.key;
}

/** Gives the next payment of this record another name. */
export const forgetKey = (thing: string): void => sessionStorage.removeItem(nameOf(thing));

function keptKey(thing: string): KeptKey | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(thing)) ?? "null") as KeptKey | null;
  } catch {
    return null;
  }
}
