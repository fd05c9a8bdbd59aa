import type { ImportDays, ImportMappingInput } from "./import-layout.type.ts";
import { dayOrderOf } from "./written-days.ts";

/**
 * Returns the order of day and month in a column: the order that the column's values determine, otherwise the
 * person's choice, otherwise the day first. Null when its days are the same in both orders.
 */
export function orderedDays(
  column: readonly string[],
  mapping: ImportMappingInput | null,
): ImportDays | null {
  const { order, twofold } = dayOrderOf(column, { said: mapping?.dayOrder ?? null });
  if (twofold === null && order !== "month") return null;
  return { order: order ?? "day", decided: order !== null, example: twofold };
}
