import type { Day } from "../../core/colombia/days.ts";
import { conflict, type Refusal } from "../../core/failure.ts";
import type { Scope } from "../../core/mutation/scope.ts";
import { type Fragment, joined, sql } from "../../core/read/sql.ts";
import { closedMonthText } from "./closing.rules.ts";

/**
 * Returns SQL for the earliest closed month, `YYYY-MM`, among the months of some days (SQL of type `date`);
 * null when all are open.
 */
export const closedMonthSql = (...days: readonly Fragment[]): Fragment =>
  sql`(select min(k.mes) from month_closings k where k.reopened_at is null
    and k.mes in (${joined(
      days.map((day) => sql`to_char(${day}, 'YYYY-MM')`),
      ", ",
    )}))`;

/**
 * Returns SQL of whether a day (SQL of type `date`) is in a month that is not closed, for many rows at once.
 */
export const isInOpenMonth = (day: Fragment): Fragment =>
  sql`(to_char(${day}, 'YYYY-MM') <> all (array(
    select k.mes from month_closings k where k.reopened_at is null)))`;

/**
 * Refuses an act of staff that moves money on a day in a closed month. The month cannot be closed before the
 * transaction ends, because writing the row locks its month (migration 0023). If the month was closed in
 * between, that migration's trigger refuses the row with the same message.
 * @throws Refusal CONFLICT on the input field that holds the day.
 */
export async function refuseClosedMonth(scope: Scope, day: Day, field: string): Promise<void> {
  const refusal = await closedMonthOf(scope, day, field);
  if (refusal) throw refusal;
}

/** Returns the refusal of an act on a day in a closed month; null when the month is open. */
export async function closedMonthOf(scope: Scope, day: Day, field?: string): Promise<Refusal | null> {
  const [row] = await scope.rows<{ mes: string | null }>(
    sql`select ${closedMonthSql(sql`${day}::date`)} as mes`,
  );
  return row?.mes ? closedMonth(row.mes, field) : null;
}

/** Returns the refusal of an act whose day, from an input field, is in a closed month. */
export const closedMonth = (mes: string, field?: string) => conflict(closedMonthText(mes), field);
