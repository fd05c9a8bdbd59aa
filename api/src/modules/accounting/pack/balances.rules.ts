import type { Entry, EntryLine } from "../journal/journal.type.ts";

/** Sums debits less credits of the lines of some keys, by a dimension; lines without one are left out. */
export function balancesBy(
  entries: readonly Entry[],
  isKey: (key: string) => boolean,
  dimension: (line: EntryLine, entry: Entry) => string | null,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const entry of entries)
    for (const line of entry.lines) {
      if (!isKey(line.key)) continue;
      const by = dimension(line, entry);
      if (by !== null) sums.set(by, (sums.get(by) ?? 0) + line.debit - line.credit);
    }
  return sums;
}

/** Returns debits less credits of the lines of some keys. */
export const balanceOf = (entries: readonly Entry[], isKey: (key: string) => boolean): number =>
  balancesBy(entries, isKey, () => "").get("") ?? 0;

export const isBank = (key: string): boolean =>
  key.startsWith("banco.") && key !== "banco.gastos" && key !== "banco.gmf";

/** Returns a test for one of some keys, or for the keys that begin with one that ends in a full stop. */
export const anyOf =
  (...keys: readonly string[]) =>
  (key: string): boolean =>
    keys.some((one) => (one.endsWith(".") ? key.startsWith(one) : key === one));
