import type { Cop } from "../../../core/colombia/cop.ts";

/** Largest number of dues that are looked at for one transfer. */
export const MOST_DUES = 14;

/** Largest number of dues that one transfer may pay. */
const MOST_PARTS = 6;

/**
 * Returns the first combinations of two or more dues whose sum is an amount in COP, fewest dues first, at
 * most `most` of them; only the first {@link MOST_DUES} are looked at.
 */
export function dueSums<T extends { readonly amount: Cop }>(
  dues: readonly T[],
  isSum: (total: Cop) => boolean,
  longest: Cop,
  most = 2,
): readonly (readonly T[])[] {
  const looked = dues.slice(0, MOST_DUES);
  const found: T[][] = [];
  const search = (from: number, chosen: T[], total: Cop, size: number): void => {
    if (found.length >= most) return;
    if (chosen.length === size) {
      if (isSum(total)) found.push([...chosen]);
      return;
    }
    for (let at = from; at < looked.length; at += 1) {
      const next = looked[at]!;
      if (total + next.amount <= longest) search(at + 1, [...chosen, next], total + next.amount, size);
    }
  };
  for (let size = 2; size <= Math.min(MOST_PARTS, looked.length) && found.length < most; size += 1)
    search(0, [], 0, size);
  return found;
}
