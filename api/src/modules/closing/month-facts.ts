import type { Month } from "../../core/colombia/days.ts";
import type { Scope } from "../../core/mutation/scope.ts";
import { bind, type Fragment, sql } from "../../core/read/sql.ts";
import { movedSql } from "./figures.ts";
import type { MonthFacts } from "./month.acts.rules.ts";

/**
 * SQL of the first day of the first month with a payment that was not rejected or a purchase that was not
 * voided; without any, of the current month.
 */
export const firstMonthSql: Fragment = sql`date_trunc('month', least(
    (select min(fecha_pago) from payments where status <> 'rejected'),
    (select min(fecha_compra) from purchases where voided_at is null), ${bind.today})::timestamp)::date`;

/** Returns SQL for the state of a month (SQL of its text). */
export const monthStateSql = (mes: Fragment): Fragment =>
  sql`(case when exists (select from month_closings k where k.mes = ${mes} and k.reopened_at is null)
      then 'cerrado'
    when ${mes} >= to_char(${bind.today}, 'YYYY-MM') then 'en_curso' else 'abierto' end)`;

/**
 * Returns the facts that the acts on a month are checked against, from the current state in this transaction.
 */
export async function monthFacts(scope: Scope, mes: Month): Promise<MonthFacts> {
  const [row] = await scope.rows<Omit<MonthFacts, "mes">>(
    sql`select ${monthStateSql(sql`${mes}::text`)} as status, (
      select min(to_char(m, 'YYYY-MM')) from generate_series(${firstMonthSql}::timestamp,
        (${`${mes}-01`}::date - 1)::timestamp, interval '1 month') m
      where not exists (select from month_closings k
          where k.mes = to_char(m, 'YYYY-MM') and k.reopened_at is null)
        and ${movedSql(sql`m::date`)}) as "abiertoAntes"`,
  );
  if (!row) throw new Error(`${mes} stands nowhere`);
  return { ...row, mes };
}
