import { bind, type Fragment, raw, sql } from "../../../core/read/sql.ts";

/**
 * Returns the SQL of whether the client of a contract (by its id) promised to pay today or later; until then
 * the client gets no reminders.
 */
export const promisesToPay = (contract: Fragment): Fragment =>
  sql`exists (select from payment_promises y where y.contract_id = ${contract}
    and y.withdrawn_at is null and y.day >= ${bind.today})`;

/**
 * Returns the SQL of whether a promise was kept, that is, its amount was paid since; the argument is the
 * alias of its row in `payment_promises`.
 */
export const isPromiseKept = (promise: string): Fragment =>
  sql`coalesce((select sum(y.monto + y.retenido) from payments y
    where y.contract_id = ${raw(promise)}.contract_id and y.status = 'verified'
    and y.verified_at >= ${raw(promise)}.created_at), 0) >= ${raw(promise)}.monto`;

/**
 * Returns the SQL of whether a promise under this alias is open: its contract has a balance, and the amount
 * was not paid since.
 */
export const isPromiseOpen = (promise: string): Fragment =>
  sql`exists (select from contracts y where y.id = ${raw(promise)}.contract_id
    and y.status in ('signed', 'completed') and y.total_pagado < y.precio_total)
    and not ${isPromiseKept(promise)}`;
