import type { ReactNode } from "react";

/** One column of a list, and one line of its card on phones. */
export interface Column<Row> {
  /** Name of the column, which is also what the server sorts by. */
  readonly key: string;
  readonly label: string;
  /** Explanation of the figure in one sentence, behind a question mark. */
  readonly about?: string;
  readonly cell: (row: Row) => ReactNode;
  /** Amounts and dates stand at the right. */
  readonly align?: "right";
  /** Returns the value by which a fully loaded list is sorted; null comes last. */
  readonly value?: (row: Row) => string | number | null;
  /** Shown only to who chose it. */
  readonly optional?: true;
  /**
   * `title`: heads the card and carries the link (by default the first column); `corner`: the card's corner,
   * for a status; `amount`: stands by itself at the card's right (by default the last column at the right).
   */
  readonly card?: "title" | "corner" | "amount" | "hidden";
  /**
   * Returns the text of the cell's second line when something needs attention: it comes first in the card's
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

/**
 * Returns the columns that are shown: the chosen ones, else those that the list comes with; its title always.
 */
export const shownColumns = <Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | undefined,
): readonly Column<Row>[] => {
  const title = titleColumn(columns);
  return columns.filter(
    (column) => column === title || (chosen ? chosen.includes(column.key) : !column.optional),
  );
};

/** Returns the column that heads a card and carries the row's link. */
export const titleColumn = <Row>(columns: readonly Column<Row>[]) =>
  columns.find(({ card }) => card === "title") ?? columns[0];
