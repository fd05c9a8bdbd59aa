import { bind, type Fragment, raw, sql } from "../../../core/read/sql.ts";

/**
 * Returns the commissions paid to a seller (a user's id) in a month (its first day), less their adjustments,
 * in COP; the monthly limit applies to this amount.
 */
export const paidCommissions = (seller: Fragment | number, month: Fragment | string): Fragment =>
  sql`(select coalesce(sum(c.monto_comision), 0)::bigint from commissions c
    where c.vendedor_id = ${seller} and c.mes = ${month} and (c.status = 'paid' or c.clase = 'ajuste'))`;

/** First day of the current month in Bogota. */
export const presentMonth: Fragment = sql`date_trunc('month', ${bind.today}::timestamp)::date`;

/** Returns whether a seller (a user's id) has unpaid commissions. */
export const unpaidCommissions = (seller: Fragment): Fragment =>
  sql`exists (select from commissions c where c.vendedor_id = ${seller}
    and c.status in ('pending', 'generated', 'approved'))`;

/**
 * Returns the commission amount that can still be paid to a seller (a user's id) in the current month, in
 * COP, never below 0.
 */
export const availableCommissions = (seller: Fragment): Fragment =>
  sql`(select greatest(u.commission_limit - ${paidCommissions(raw("u.id"), presentMonth)}, 0)::bigint
    from users u where u.id = ${seller})`;
