import type { RowColumns } from "../../../core/read/sql-field.ts";
import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import { personPartySql } from "../../accounts/account/third-party.sql.ts";
import { contractPartySql } from "../../contracts/contract/contract.sql.ts";

const paidContract = (row: RowColumns): Fragment => sql`(
  select jsonb_build_object('kind', 'contract', 'contract_id', c.id, 'contract_number', c.contract_number,
    'article', 'el', 'noun', 'contrato', 'name', c.contract_number,
    'cancelled', c.status = 'cancelled',
    'client_trip', jsonb_build_object('destino', c.destino, 'cliente', c.cliente,
      'nombre_cliente', trim(concat(c.cliente->>'name', ' ', c.cliente->>'lastname'))),
    'receipts_to', coalesce(c.email_sent_to, c.cliente->>'email'))
  from contracts c where c.id = ${row("contract")})`;

const paidReservation = (row: RowColumns): Fragment => sql`(
  select jsonb_build_object('kind', 'reservation', 'order_id', r.id,
    'article', 'la', 'noun', 'reserva', 'name', upper(right(r.id::text, 8)),
    'cancelled', r.status = 'anulada',
    'client_trip', jsonb_build_object('destino', p.title,
      'nombre_cliente', trim(concat(u.name, ' ', u.lastname)),
      'cliente', jsonb_build_object('id', u.id, 'name', u.name, 'lastname', u.lastname, 'email', u.email,
        'phone', u.phone)),
    'receipts_to', u.email)
  from reservations r join packages p on p.id = r.package_id join users u on u.id = r.customer_id
  where r.id = ${row("order")})`;

/** Returns the SQL that reads the contract or reservation of a payment in the shape of `PaidFor`. */
export const paidForSql = (row: RowColumns): Fragment =>
  sql`coalesce(${paidContract(row)}, ${paidReservation(row)})`;

/**
 * Returns the SQL of the balance of the contract or reservation that a payment is for, in COP; 0 for a
 * reservation that was annulled.
 */
export const balanceSql = (row: RowColumns): Fragment =>
  sql`coalesce((select c.precio_total - c.total_pagado from contracts c where c.id = ${row("contract")}),
    (select case when r.status = 'anulada' then 0 else r.total_price - r.paid end from reservations r
      where r.id = ${row("order")}))`;

/** Returns the SQL of the client who receives the money, named as in a line of the books. */
export const payingPartySql = (row: RowColumns): Fragment =>
  sql`coalesce(${contractPartySql(row("contract"))}, (select ${personPartySql(raw("u"))}
    from reservations r join users u on u.id = r.customer_id where r.id = ${row("order")}))`;

/**
 * Returns the SQL of the card's brand or last digits for an online payment; the argument is the SQL of the
 * payment's id.
 */
export const payingCard = (payment: Fragment, column: "card_brand" | "card_last_four"): Fragment =>
  sql`(select t.${raw(column)} from card_transactions t where t.payment_id = ${payment})`;
