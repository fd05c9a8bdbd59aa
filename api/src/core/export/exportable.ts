import type { CellKind } from "../sheet/cells.ts";

/** A column of an exported list: its heading, and the fields of each record that it shows. */
export interface ExportColumn {
  readonly heading: string;
  readonly kind: CellKind;
  /**
   * Paths of the fields, such as `vendedor.name`; the values of several fields share one cell, separated by a
   * space.
   */
  readonly paths: readonly (readonly string[])[];
  /** Labels of the values, when the values are codes. */
  readonly labels?: Readonly<Record<string, string>>;
  /** True when the last field only decides whether the cell is empty: it is while that field is 0. */
  readonly emptyAtZero?: true;
  /** True when a workbook shows the sum of this column in its last row. */
  readonly total?: true;
}

/** A column with the key under which its list declares it. */
export interface KeyedColumn extends ExportColumn {
  readonly key: string;
}

/** Rows excluded from the totals of a workbook, by a field of each record. */
export interface ExportTotals {
  /** Field whose value decides, such as `status`. */
  readonly by: string;
  /** Values of that field whose rows are excluded from every total. */
  readonly leftOut: readonly string[];
  /** Further values whose rows are excluded from the total of one column, by the column's key. */
  readonly besides?: Readonly<Record<string, readonly string[]>>;
  /** Label of the row of totals, which states the excluded rows: `Total sin los cancelados`. */
  readonly says: string;
}

/**
 * A list that can be exported as a file. It has the rows of its query, with the query's own access rules,
 * filter and order. A viewer gets the columns whose fields `@auth` shows to their role.
 */
export interface ExportableList {
  /** Name of the query that returns the list, which is also the name of the list. */
  readonly query: string;
  /**
   * Query from which the file's rows are read, when it has more fields than the list; it accepts the list's
   * arguments.
   */
  readonly reads?: string;
  /** Field of the query's result that contains the rows, if it is not `items`. */
  readonly rows?: string;
  /** Label of the list: `Cotizaciones`. It is the name of the sheet and of the file. */
  readonly title: string;
  readonly columns: Readonly<Record<string, ExportColumn>>;
  /** Rows excluded from totals; absent when the totals include every row. */
  readonly totals?: ExportTotals;
}

const column =
  (kind: CellKind) =>
  (heading: string, paths: string, labels?: Readonly<Record<string, string>>): ExportColumn => ({
    heading,
    kind,
    paths: paths.split(" ").map((path) => path.split(".")),
    ...(labels ? { labels } : {}),
  });

/**
 * Functions that declare the columns of a list, by heading and fields: `columnOf.text("Vendedor",
 * "vendedor.name vendedor.lastname")`.
 */
export const columnOf = {
  text: column("text"),
  money: column("money"),
  /** Column of amounts whose total a workbook shows below the rows. */
  sum: (heading: string, paths: string): ExportColumn => ({
    ...column("money")(heading, paths),
    total: true,
  }),
  number: column("number"),
  /** Column of a percentage that is empty while `base` is 0, such as a margin before any purchase. */
  share: (heading: string, path: string, base: string): ExportColumn => ({
    ...column("number")(heading, `${path} ${base}`),
    emptyAtZero: true,
  }),
  day: column("day"),
  month: column("month"),
  instant: column("instant"),
  yesNo: column("yesNo"),
} as const;
