import type { Column, Sort } from "../../ui/table/columns.ts";
import { useList } from "./useList.ts";

interface WholeList<Row> {
  /** Name under which the list's settings are stored on the device. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** All rows; undefined until they are read. */
  readonly rows: readonly Row[] | undefined;
  /** Prefix of the list's parameters in the address, for a page with two lists. */
  readonly begins?: string;
}

/**
 * Returns a list that is read as a whole, ordered and paged like others: by the columns with a `value`.
 * ```tsx
 * const listed = useWholeList({ name: "MonthlyLimits", columns: limitColumns, rows });
 * <DataTable columns={limitColumns} {...listed.table} rows={listed.rows} page={listed.page} … />
 * ```
 */
export function useWholeList<Row>({ name, columns, rows, begins = "" }: WholeList<Row>) {
  const ordered = columns.flatMap(({ key, value }) => (value ? [[key, "plain"] as const] : []));
  const listed = useList({ name, columns: Object.fromEntries(ordered) }, { size: 25, begins });
  const { page, limit } = listed.variables;
  const pages = Math.max(1, Math.ceil((rows?.length ?? 0) / limit));
  const at = Math.min(page, pages);
  return {
    ...listed,
    rows: rows && inOrder(rows, columns, listed.table.sort).slice((at - 1) * limit, at * limit),
    page: listed.pageOf(rows && { total: rows.length, totalPages: pages }),
  };
}

function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const valueOf = columns.find(({ key }) => key === sort?.by)?.value;
  if (!valueOf) return rows;
  const way = sort?.direction === "desc" ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (
      way *
      (typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "es"))
    );
  });
}
