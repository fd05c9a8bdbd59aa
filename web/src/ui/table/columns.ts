import type { ReactNode } from "react";

/** One column of a list, and one line of its card on phones. */
export interface Column<Row> {
  /** Name of the column, by which the server also sorts. */
  readonly key: string;
  readonly label: string;
  /** Explanation of the figure in one sentence, behind a question mark. */
  readonly about?: string;
  readonly cell: (row: Row) => ReactNode;
  /** Amounts and dates are aligned to the right. */
  readonly align?: "right";
  /** Returns the value by which a fully loaded list is sorted; null is last. */
  readonly value?: (row: Row) => string | number | null;
  /** True for a column that is shown only when the user chose it. */
  readonly optional?: true;
  /**
   * Returns a comparison value. A column with the same value in every row is hidden unless the user selected
   * it. Used on the agency's own lists, not on lists whose columns the specification names.
   */
  readonly same?: (row: Row) => string | number | boolean | null | undefined;
  /**
   * Place on a phone's card. `title`: the heading with the link (by default the first column); `corner`: the
   * card's corner, for a status; `choice`: the checkbox before the card; `amount`: alone at the right (by
   * default the last right-aligned column).
   */
  readonly card?: "title" | "corner" | "choice" | "amount" | "hidden";
  /** Shows its label on a phone's card too: the value is not understood without it. */
  readonly named?: true;
  /**
   * Returns the text of the cell's second line when something needs attention: it is first in the card's
   * second line, which has no space for details. Null for none.
   */
  readonly mark?: (row: Row) => string | null;
}

export interface Sort {
  readonly by: string;
  readonly direction: "asc" | "desc";
}

/** Returns the next order when a heading is pressed: ascending first, then descending. */
export const nextSort = (sort: Sort | undefined, by: string): Sort => ({
  by,
  direction: sort?.by === by && sort.direction === "asc" ? "desc" : "asc",
});

/** Returns the keys of the columns with the same value in every row; empty for a single row. */
export function sameColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] | undefined = [],
): readonly string[] {
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0) return [];
  return columns
    .filter(({ same }) => same && others.every((row) => same(row) === same(first)))
    .map(({ key }) => key);
}

/**
 * Returns the displayed columns: the selected ones, else the default columns except columns with equal values
 * in every row. The title and the column the list is sorted by are always included.
 */
export const shownColumns = <Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | undefined,
  { same = [], sort }: { readonly same?: readonly string[]; readonly sort?: Sort | undefined } = {},
): readonly Column<Row>[] => {
  const title = titleColumn(columns);
  return columns.filter((column) => {
    if (column === title) return true;
    if (chosen) return chosen.includes(column.key);
    return !column.optional && (!same.includes(column.key) || sort?.by === column.key);
  });
};

/** Returns the column that heads a card and carries the row's link. */
export const titleColumn = <Row>(columns: readonly Column<Row>[]) =>
  columns.find(({ card }) => card === "title") ?? columns[0];
