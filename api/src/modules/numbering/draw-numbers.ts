import type { Scope } from "../../core/mutation/scope.ts";
import type { Work } from "../../core/mutation/work.ts";
import type { NumberedKind } from "./numbering.enums.ts";
import { NumberingRange } from "./numbering-range.entity.ts";
import { numbersLeft } from "./numbering.rules.ts";

/** An assigned number, such as `DS1204`, and its range. */
export interface DrawnNumber {
  readonly range: NumberingRange;
  readonly consecutivo: number;
  readonly number: string;
}

/**
 * Assigns the next numbers of a kind, from the range that expires first. Returns fewer than `count` when the
 * ranges valid today have no more. The kind is locked until the transaction ends, and a rollback releases
 * the numbers, so that there are no gaps or duplicates; call this as late as possible.
 */
export async function drawNumbers(work: Work, kind: NumberedKind, count: number): Promise<DrawnNumber[]> {
  if (count === 0) return [];
  await work.lockName(`numbering ${kind}`);
  const ranges = await validRanges(work, kind);
  const drawn: DrawnNumber[] = [];
  for (const range of ranges)
    while (drawn.length < count && numbersLeft(range) > 0) {
      const consecutivo = (range.ultimo ?? range.desde - 1) + 1;
      range.ultimo = consecutivo;
      drawn.push({ range, consecutivo, number: `${range.prefijo}${consecutivo}` });
    }
  return drawn;
}

/** Returns the range from which the next number of a kind would be assigned; null when there is none. */
export const nextRange = async (scope: Scope, kind: NumberedKind): Promise<NumberingRange | null> =>
  (await validRanges(scope, kind)).find((range) => numbersLeft(range) > 0) ?? null;

/** Returns the ranges of a kind that are valid today, in the order of use. */
const validRanges = ({ em, today }: Scope, kind: NumberedKind): Promise<NumberingRange[]> =>
  em.find(
    NumberingRange,
    { kind, retiredAt: null, vigenteDesde: { $lte: today }, vigenteHasta: { $gte: today } },
    { orderBy: { vigenteHasta: "asc", prefijo: "asc", desde: "asc" }, refresh: true },
  );
