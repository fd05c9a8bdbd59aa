import type { TableCell } from "pdfmake/interfaces.js";
import { formatCop } from "../colombia/cop.ts";
import { light } from "../look.ts";
import type { Piece } from "./document.ts";

/** One column of a table: a number is an amount in COP, right-aligned. */
export interface PrintedColumn {
  readonly head: string;
  /** Width in points, `*` for a share of the remaining width, or `auto`. */
  readonly width?: number | "*" | "auto";
  readonly amounts?: boolean;
}

/** One line of the totals; `total` prints it larger, below a rule, and is for the last line. */
export interface Total {
  readonly label: string;
  readonly amount: number;
}

/** Returns an amount in COP as a table cell; a negative amount is red, with its minus sign. */
const amount = (value: number): TableCell => ({
  text: formatCop(value),
  alignment: "right",
  noWrap: true,
  ...(value < 0 && { color: light.clay }),
});

/**
 * Returns the table of a document's lines with column headings, which are repeated on every page; no line is
 * split between pages.
 */
export function linesTable(
  columns: readonly PrintedColumn[],
  rows: readonly (readonly (string | number)[])[],
): Piece {
  const head = columns.map((column): TableCell => ({
    text: column.head,
    style: "head",
    alignment: column.amounts ? "right" : "left",
  }));
  const body = rows.map((row) =>
    row.map((value): TableCell => (typeof value === "number" ? amount(value) : { text: value })),
  );
  return {
    layout: "lines",
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width, amounts }) => width ?? (amounts ? "auto" : "*")),
      body: [head, ...body],
    },
  };
}

/**
 * Returns the totals at the right of the page; the last one is the total of the document. `beside` is placed
 * to their left.
 */
export function totals(lines: readonly Total[], beside: Piece | null = null): Piece {
  const body = lines.map(({ label, amount: value }, at): TableCell[] => {
    const style = at === lines.length - 1 ? "total" : "";
    return [
      { text: label, style },
      {
        text: formatCop(value),
        style,
        alignment: "right",
        noWrap: true,
        ...(value < 0 && { color: light.clay }),
      },
    ];
  });
  return {
    margin: [0, 10, 0, 0],
    unbreakable: true,
    columnGap: 24,
    columns: [
      { width: "*", stack: beside ? [beside] : [] },
      { width: 260, layout: "totals", table: { widths: ["*", "auto"], body } },
    ],
  };
}
