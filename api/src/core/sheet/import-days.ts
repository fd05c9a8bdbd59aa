import type { ImportDays, ImportMappingInput } from "./import-layout.type.ts";
import { dayOrderOf } from "./written-days.ts";

/**
 * Returns how the days of a column are read: in the order that its own lines decide, else in the one that a
 * person chose, else with the day first; null of a column whose days are the same in either.
 */
export function orderedDays(
  column: readonly string[],
  mapping: ImportMappingInput | null,
): ImportDays | null {
  const { order, twofold } = dayOrderOf(column, { said: mapping?.dayOrder ?? null });
  if (twofold === null && order !== "month") return null;
  return { order: order ?? "day", decided: order !== null, example: twofold };
}
