import { bind, type Fragment, raw, sql } from "../../../core/read/sql.ts";

/**
 * Returns whether the client of a contract (its id) promised to pay today or later: until then none reminds
 * them.
 */
export const promisesToPay = (contract: Fragment): Fragment =>
  sql`exists (select from payment_promises y where y.contract_id = ${contract}
    and y.withdrawn_at is null and y.day >= ${bind.today})`;

/**
 * Returns whether a promise, a row of `payment_promises` under this alias, was kept: its amount was paid
 * since.
 */
export const isPromiseKept = (promise: string): Fragment =>
  sql`coalesce((select sum(y.monto) from payments y where y.contract_id = ${raw(promise)}.contract_id
    and y.status = 'verified' and y.verified_at >= ${raw(promise)}.created_at), 0) >= ${raw(promise)}.monto`;

/**
 * Returns whether a promise under this alias is still to be kept: its contract owes, and it was not paid
 * since.
 */
export const isPromiseOpen = (promise: string): Fragment =>
  sql`exists (select from contracts y where y.id = ${raw(promise)}.contract_id
    and y.status in ('signed', 'completed') and y.total_pagado < y.precio_total)
    and not ${isPromiseKept(promise)}`;
