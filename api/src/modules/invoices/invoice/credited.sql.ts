import { type Fragment, sql } from "../../../core/read/sql.ts";
import type { RowColumns } from "../../../core/read/sql-field.ts";

/**
 * Returns SQL: the numbers of the credit notes that fully credit an invoice; null while part of it is
 * uncredited.
 */
export const creditedBySql = (row: RowColumns): Fragment =>
  sql`(case when ${row("creditedAmount")} = ${row("totalAmount")} then
    (select string_agg(n.number, ', ' order by n.issued_at, n.id) from credit_notes n
      where n.invoice_id = ${row("id")}) end)`;
