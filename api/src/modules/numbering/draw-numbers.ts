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
 * Draws the next numbers of a kind, from the range that ends first; fewer than `count` where the ranges that
 * are valid today have no more. The kind's turn is held until the transaction ends and a rollback gives the
 * numbers back, so there are no gaps and no twins: draw as late as possible.
 */
export async function drawNumbers(work: Work, kind: NumberedKind, count: number): Promise<DrawnNumber[]> {
  if (count === 0) return [];
  await work.turn(`numbering ${kind}`);
  const ranges = await work.em.find(
    NumberingRange,
    {
      kind,
      retiredAt: null,
      vigenteDesde: { $lte: work.today },
      vigenteHasta: { $gte: work.today },
    },
    { orderBy: { vigenteHasta: "asc", prefijo: "asc", desde: "asc" }, refresh: true },
  );
  const drawn: DrawnNumber[] = [];
  for (const range of ranges)
    while (drawn.length < count && numbersLeft(range) > 0) {
      const consecutivo = (range.ultimo ?? range.desde - 1) + 1;
      range.ultimo = consecutivo;
      drawn.push({ range, consecutivo, number: `${range.prefijo}${consecutivo}` });
    }
  return drawn;
}
