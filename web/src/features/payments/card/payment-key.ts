import { newKey } from "../../../base/saving/new-key.ts";
import type { Means } from "./pay.form.ts";

/** Fields that identify a payment: a different amount or payment method makes a different payment. */
interface Attempted {
  readonly monto: number | null;
  readonly medio: Means;
}

interface KeptKey extends Attempted {
  readonly key: string;
}

/**
 * Returns the session storage key for the idempotency key of a payment. By that key the server recognizes the
 * payment after a double click, a lost answer or a reload; it is stored in the tab until the payment was
 * sent.
 */
const nameOf = (thing: string) => `pago:${thing}`;

/**
 * Returns the idempotency key of the current payment for this record; a new key when none is stored, or when
 * amount or method differ.
 */
export function keyOf(thing: string, { monto, medio }: Attempted): string {
  const known = keptKey(thing);
  if (known?.monto === monto && known.medio === medio) return known.key;
  const fresh: KeptKey = { key: newKey(), monto, medio };
  sessionStorage.setItem(nameOf(thing), JSON.stringify(fresh));
  return fresh.key;
}

/** Removes the stored key, so that the next payment for this record gets a new one. */
export const forgetKey = (thing: string): void => sessionStorage.removeItem(nameOf(thing));

function keptKey(thing: string): KeptKey | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(thing)) ?? "null") as KeptKey | null;
  } catch {
    return null;
  }
}
