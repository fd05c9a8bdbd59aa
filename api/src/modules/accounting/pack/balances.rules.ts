import type { Entry, EntryLine, SourceRecord } from "../journal/journal.type.ts";

/** Debits less credits of some lines, in cents, and the record of the last one. */
export interface Balance {
  readonly amount: number;
  readonly record: SourceRecord;
}

/** Sums the lines of some keys by a dimension; lines without one are left out. */
export function balancesBy(
  entries: readonly Entry[],
  isKey: (key: string) => boolean,
  dimension: (line: EntryLine, entry: Entry) => string | null,
): ReadonlyMap<string, Balance> {
  const sums = new Map<string, Balance>();
  for (const entry of entries)
    for (const line of entry.lines) {
      if (!isKey(line.key)) continue;
      const by = dimension(line, entry);
      if (by === null) continue;
      const amount = (sums.get(by)?.amount ?? 0) + line.debit - line.credit;
      sums.set(by, { amount, record: entry.record });
    }
  return sums;
}

/** Returns debits less credits of the lines of some keys. */
export const balanceOf = (entries: readonly Entry[], isKey: (key: string) => boolean): number =>
  balancesBy(entries, isKey, () => "").get("")?.amount ?? 0;

export const isBank = (key: string): boolean =>
  key.startsWith("banco.") && key !== "banco.gastos" && key !== "banco.gmf";

/** Returns a test for one of some keys, or for the keys that begin with one that ends in a full stop. */
export const anyOf =
  (...keys: readonly string[]) =>
  (key: string): boolean =>
    keys.some((one) => (one.endsWith(".") ? key.startsWith(one) : key === one));
