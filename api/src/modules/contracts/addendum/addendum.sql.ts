import type { RowColumns } from "../../../core/read/sql-field.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";

/** Returns SQL: whether an addendum changes the price of a contract that already has an invoice. */
export const changesInvoiceSql = (row: RowColumns): Fragment =>
  sql`(${row("content")} ->> 'precio_antes' <> ${row("content")} ->> 'precio_despues' and exists
    (select from contracts c where c.id = ${row("contract")} and c.invoiced_at is not null))`;

/**
 * Returns SQL: whether an addendum is open and its credit note and new invoice still need authorization. The
 * lines of that invoice are compared when the addendum is sent and when it is signed.
 */
export const awaitsAuthorizationSql = (row: RowColumns): Fragment =>
  sql`(${row("status")} in ('draft', 'sent') and ${changesInvoiceSql(row)} and not exists (
    select from invoice_changes h join invoices i on i.id = h.invoice_id
    where h.addendum_id = ${row("id")} and h.total = (${row("content")} ->> 'precio_despues')::bigint
      and not i.credited_whole and h.credited = i.total_amount - i.credited_amount))`;
