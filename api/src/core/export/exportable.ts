import type { CellKind } from "../sheet/cells.ts";

/** A column of an exported list: its heading, and the fields of the list's records that it shows. */
export interface ExportColumn {
  readonly heading: string;
  readonly kind: CellKind;
  /** Fields of the record, such as `vendedor.name`; several share one cell, with a blank between them. */
  readonly paths: readonly (readonly string[])[];
  /** Names of the values, as people read them, when the values are codes. */
  readonly labels?: Readonly<Record<string, string>>;
  /** True when the second field only decides: while it is 0, the cell is empty. */
  readonly emptyAtZero?: true;
  /** True when a workbook ends with the sum of this column. */
  readonly total?: true;
}

/** A column with the key under which its list declares it. */
export interface KeyedColumn extends ExportColumn {
  readonly key: string;
}

/** Rows that the totals of a workbook leave out, by a field of each record. */
export interface ExportTotals {
  /** Field that decides, such as `status`. */
  readonly by: string;
  /** Values of it whose rows no total counts. */
  readonly leftOut: readonly string[];
  /** Values that the total of one column leaves out besides, by the key of the column. */
  readonly besides?: Readonly<Record<string, readonly string[]>>;
  /** Label of the line of totals, which names the rows left out: `Total sin los cancelados`. */
  readonly says: string;
}

/**
 * A list that can be exported as a file. It has the rows of its query, in the query's own scope, filter and
 * order; a viewer gets the columns whose fields the schema's `@auth` shows to their role.
 */
export interface ExportableList {
  /** The query of the schema whose page it is; it is also the name of the list. */
  readonly query: string;
  /**
   * Query that the file's rows are read from, when it has more fields than the list; it takes the list's
   * arguments.
   */
  readonly reads?: string;
  /** Field of the query's answer with the rows, if it is not `items`. */
  readonly rows?: string;
  /** Name of the list, as people read it: `Cotizaciones`. It names sheet and file. */
  readonly title: string;
  readonly columns: Readonly<Record<string, ExportColumn>>;
  /** Absent when the totals count every row. */
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
 * Declares the columns of a list, each by its heading and its fields: `columnOf.text("Vendedor",
 * "vendedor.name vendedor.lastname")`.
 */
export const columnOf = {
  text: column("text"),
  money: column("money"),
  /** Column of money whose total a workbook shows below the rows. */
  sum: (heading: string, paths: string): ExportColumn => ({
    ...column("money")(heading, paths),
    total: true,
  }),
  number: column("number"),
  /** A percentage that means nothing until `base` is more than 0, such as a margin before any purchase. */
  share: (heading: string, path: string, base: string): ExportColumn => ({
    ...column("number")(heading, `${path} ${base}`),
    emptyAtZero: true,
  }),
  day: column("day"),
  month: column("month"),
  instant: column("instant"),
  yesNo: column("yesNo"),
} as const;
