import { MOST_AT_ONCE } from "@travesia/api/bulk";

/** The records that the viewer chose in a list, by their keys, in the order of choosing. */
export type Chosen<Row> = ReadonlyMap<string, Row>;

/** Selection of a list's rows, and the functions that change it. */
export interface TableSelection<Row> {
  readonly chosen: Chosen<Row>;
  /** Selects or deselects a row; with `range` all rows from the one pressed before. */
  readonly onToggle: (row: Row, range: boolean) => void;
  /** Selects all rows of the page, or deselects them when all are selected. */
  readonly onPage: () => void;
  /** Returns the name of a row, for screen readers: `COT-2026-000123`. */
  readonly name: (row: Row) => string;
}

/** Adds rows to a selection, up to its limit; rows already in it are updated. */
export function withRows<Row>(
  chosen: Chosen<Row>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Chosen<Row> {
  const next = new Map(chosen);
  for (const row of rows) {
    const key = keyOf(row);
    if (next.has(key) || next.size < MOST_AT_ONCE) next.set(key, row);
  }
  return next;
}

/** Removes rows from a selection. */
export function withoutKeys<Row>(chosen: Chosen<Row>, keys: readonly string[]): Chosen<Row> {
  const next = new Map(chosen);
  for (const key of keys) next.delete(key);
  return next;
}

/**
 * Returns the rows between two rows of a page, both included; only the second when the first is not on the
 * page.
 */
export function rangeOf<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  [from, to]: readonly [from: string | null, to: string],
): readonly Row[] {
  const [first, last] = [from, to].map((key) => rows.findIndex((row) => keyOf(row) === key)) as [
    number,
    number,
  ];
  if (first < 0) return rows.slice(last, last + 1);
  return rows.slice(Math.min(first, last), Math.max(first, last) + 1);
}

/** Returns how many rows of a page are chosen: none, some or all of them. */
export function chosenOf<Row>(
  chosen: Chosen<Row>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): "none" | "some" | "all" {
  const count = rows.filter((row) => chosen.has(keyOf(row))).length;
  if (count === 0) return "none";
  return count === rows.length ? "all" : "some";
}
