import type { ImportDays, ImportMappingInput } from "./import-layout.type.ts";
import { dayOrderOf } from "./written-days.ts";

/**
 * Returns how the days of a column are read: in the order that a person chose, else in the one that the
 * file's own lines decide, else with the day first; null of a column whose days are the same in either.
 */
export function orderedDays(
  column: readonly string[],
  mapping: ImportMappingInput | null,
): ImportDays | null {
  const { order, twofold } = dayOrderOf(column);
  const chosen = mapping?.dayOrder ?? null;
  if (order === null && twofold === null) return null;
  return { order: chosen ?? order ?? "dayFirst", decided: (chosen ?? order) !== null, example: twofold };
}
