import type { Scope } from "../../core/mutation/scope.ts";
import type { Work } from "../../core/mutation/work.ts";
import type { NumberedKind } from "./numbering.enums.ts";
import { NumberingRange } from "./numbering-range.entity.ts";
import { numbersLeft } from "./numbering.rules.ts";

/** A number of the DIAN's range, as `DS1204`, and the range that it is of. */
export interface DrawnNumber {
  readonly range: NumberingRange;
  readonly consecutivo: number;
  readonly number: string;
}

/**
 * Draws the next numbers of a kind, from the range that ends first; fewer than `count` when the ranges that
 * are valid today have no more. The kind's lock is held until the transaction ends and a rollback releases
 * the numbers, so there are no gaps and no duplicates: draw as late as possible.
 */
export async function drawNumbers(work: Work, kind: NumberedKind, count: number): Promise<DrawnNumber[]> {
  if (count === 0) return [];
  await work.turn(`numbering ${kind}`);
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

/** Returns the range from which the next number of a kind would be drawn; null when there is none. */
export const nextRange = async (scope: Scope, kind: NumberedKind): Promise<NumberingRange | null> =>
  (await validRanges(scope, kind)).find((range) => numbersLeft(range) > 0) ?? null;

/** Returns the ranges of a kind that are valid today, in the order in which they are used. */
const validRanges = ({ em, today }: Scope, kind: NumberedKind): Promise<NumberingRange[]> =>
  em.find(
    NumberingRange,
    { kind, retiredAt: null, vigenteDesde: { $lte: today }, vigenteHasta: { $gte: today } },
    { orderBy: { vigenteHasta: "asc", prefijo: "asc", desde: "asc" }, refresh: true },
  );
