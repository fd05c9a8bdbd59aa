import { type Fragment, sql } from "../../../../core/read/sql.ts";
import type { RowColumns } from "../../../../core/read/sql-field.ts";

/** SQL of the uncredited part of an invoice. */
const left = (row: RowColumns): Fragment => sql`(${row("totalAmount")} - ${row("creditedAmount")})`;

/**
 * Returns SQL of the money received for an invoice, in COP: its contract's money, less the part for its older
 * invoices, up to the uncredited part of it.
 */
export const collectedSql = (row: RowColumns): Fragment => sql`greatest(0, least(${left(row)},
  (select c.total_pagado from contracts c where c.id = ${row("contract")})
  - (select coalesce(sum(o.total_amount - o.credited_amount), 0) from invoices o
      where o.contract_id = ${row("contract")}
        and (o.issued_at, o.id) < (${row("issuedAt")}, ${row("id")}))))::bigint`;

/** Returns SQL of how far an invoice is collected, `InvoiceCollection`; null when it is credited whole. */
export const collectionSql = (row: RowColumns): Fragment => sql`(case
  when ${left(row)} = 0 then null when ${collectedSql(row)} = 0 then 'sin_cobrar'
  when ${collectedSql(row)} < ${left(row)} then 'parcial' else 'pagada' end)`;
