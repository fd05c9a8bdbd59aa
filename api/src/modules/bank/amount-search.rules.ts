import type { Cop } from "../../core/cop.ts";

/** Returns the amount (COP) that somebody looks for: `$ 1.200.000` or `1200000`; null where it is none. */
export function amountIn(search: string): Cop | null {
  const digits = search.replace(/[\s$.]/gu, "");
  return /^[1-9]\d{2,13}$/u.test(digits) ? Number(digits) : null;
}
