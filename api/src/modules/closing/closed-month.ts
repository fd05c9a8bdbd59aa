import type { Day } from "../../core/colombia/days.ts";
import { conflict, type Refusal } from "../../core/failure.ts";
import type { Scope } from "../../core/mutation/scope.ts";
import { type Fragment, joined, sql } from "../../core/read/sql.ts";
import { closedMonthText } from "./closing.rules.ts";

/** Returns the first of the months of some days (SQL of type `date`) that is closed, `YYYY-MM`; else null. */
export const closedMonthSql = (...days: readonly Fragment[]): Fragment =>
  sql`(select min(k.mes) from month_closings k where k.reopened_at is null
    and k.mes in (${joined(
      days.map((day) => sql`to_char(${day}, 'YYYY-MM')`),
      ", ",
    )}))`;

/**
 * Guards every act of staff that moves money: its day must be in no closed month. The month stays open until
 * the transaction ends, since writing such a row locks its month (migration 0023); a row whose month is
 * closed in between is refused there, in the same words.
 * @throws Refusal CONFLICT on the field of the input with the day.
 */
export async function refuseClosedMonth(scope: Scope, day: Day, field: string): Promise<void> {
  const refusal = await closedMonthOf(scope, day, field);
  if (refusal) throw refusal;
}

/** Returns the refusal of an act on a day; null while its month is open. */
export async function closedMonthOf(scope: Scope, day: Day, field?: string): Promise<Refusal | null> {
  const [row] = await scope.rows<{ mes: string | null }>(
    sql`select ${closedMonthSql(sql`${day}::date`)} as mes`,
  );
  return row?.mes ? closedMonth(row.mes, field) : null;
}

/** Returns the refusal of an act whose day, from a field of its input, is in a closed month. */
export const closedMonth = (mes: string, field?: string) => conflict(closedMonthText(mes), field);
