import { newKey } from "../../../app/saving/new-key.ts";

/**
 * The name that this browser gives a payment, so that the server knows it again after a double click, a lost
 * answer or a page loaded anew. It is kept for the tab until the payment went out.
 */
const nameOf = (thing: string) => `pago:${thing}`;

/** The name of the payment that is being made of this thing; a new one where there is none. */
export function keyOf(thing: string): string {
  const known = sessionStorage.getItem(nameOf(thing));
  if (known) return known;
  const fresh = newKey();
  sessionStorage.setItem(nameOf(thing), fresh);
  return fresh;
}

/** Lets the next payment of this thing have a name of its own. */
export const forgetKey = (thing: string): void => sessionStorage.removeItem(nameOf(thing));
