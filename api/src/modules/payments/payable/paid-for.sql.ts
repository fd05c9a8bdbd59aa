import type { RowColumns } from "../../../core/read/sql-field.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";

/** What a payment is for, as `PaidFor` has it. */
export const paidForSql = (row: RowColumns): Fragment => sql`(
  select jsonb_build_object('kind', 'contract', 'contract_id', c.id, 'contract_number', c.contract_number,
    'article', 'el', 'noun', 'contrato', 'name', c.contract_number,
    'client_trip', jsonb_build_object('destino', c.destino, 'cliente', c.cliente,
      'nombre_cliente', trim(concat(c.cliente->>'name', ' ', c.cliente->>'lastname'))),
    'receipts_to', coalesce(c.email_sent_to, c.cliente->>'email'))
  from contracts c where c.id = ${row("contract")})`;

/** What is still to be paid of what a payment is for, in COP. */
export const balanceSql = (row: RowColumns): Fragment =>
  sql`(select c.precio_total - c.total_pagado from contracts c where c.id = ${row("contract")})`;
