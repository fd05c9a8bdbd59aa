import { type Fragment, sql } from "../../../../core/read/sql.ts";
import type { RowColumns } from "../../../../core/read/sql-field.ts";
import { officeSql } from "../../../accounts/turn/turn.sql.ts";

/** Returns SQL: whether the contract of an invoice was cancelled, while the invoice is not fully credited. */
export const lacksNoteSql = (row: RowColumns): Fragment =>
  sql`(${row("creditedAmount")} < ${row("totalAmount")} and exists (select from contracts c
    where c.id = ${row("contract")} and c.status = 'cancelled'))`;

/** Returns SQL: the facts that determine an invoice's turn, `InvoiceTurnFacts` as `jsonb`. */
export const invoiceTurnFactsSql = (row: RowColumns): Fragment => sql`jsonb_build_object(
  'sendingState', ${row("sendingState")}, 'lacksNote', ${lacksNoteSql(row)},
  'unsentNotes', exists (select from credit_notes n where n.invoice_id = ${row("id")}
    and n.sending_state in ('rechazada', 'fallida')),
  'office', ${officeSql}, 'issuedAt', ${row("issuedAt")})`;
