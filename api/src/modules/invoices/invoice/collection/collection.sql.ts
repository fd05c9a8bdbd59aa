import { type Fragment, sql } from "../../../../core/read/sql.ts";
import type { RowColumns } from "../../../../core/read/sql-field.ts";

/** SQL of the uncredited amount of an invoice. */
const left = (row: RowColumns): Fragment => sql`(${row("totalAmount")} - ${row("creditedAmount")})`;

/**
 * Returns SQL: the money received for an invoice, in COP. It is the contract's received money, minus the
 * part for its older invoices, at most the uncredited amount of this invoice.
 */
export const collectedSql = (row: RowColumns): Fragment => sql`greatest(0, least(${left(row)},
  (select c.total_pagado from contracts c where c.id = ${row("contract")})
  - (select coalesce(sum(o.total_amount - o.credited_amount), 0) from invoices o
      where o.contract_id = ${row("contract")}
        and (o.issued_at, o.id) < (${row("issuedAt")}, ${row("id")}))))::bigint`;

/** Returns SQL: the `InvoiceCollection` of an invoice; null when it is fully credited. */
export const collectionSql = (row: RowColumns): Fragment => sql`(case
  when ${left(row)} = 0 then null when ${collectedSql(row)} = 0 then 'sin_cobrar'
  when ${collectedSql(row)} < ${left(row)} then 'parcial' else 'pagada' end)`;
