import type { Cop } from "../../core/colombia/cop.ts";

/**
 * Returns the amount (COP) in a search text, such as `$ 1.200.000` or `1200000`; null when the text is not an
 * amount.
 */
export function amountIn(search: string): Cop | null {
  const digits = search.replace(/[\s$.]/gu, "");
  return /^[1-9]\d{2,13}$/u.test(digits) ? Number(digits) : null;
}
