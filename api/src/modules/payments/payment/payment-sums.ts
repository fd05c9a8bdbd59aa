import type { Day, Month } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import { closedMonthSql } from "../../closing/closed-month.ts";
import { awaitingOf, spokenForOf } from "../../contracts/plan/awaiting.sql.ts";
import { payableColumns, type PayableRef } from "../payable/payable.ts";

/**
 * Returns the part of the balance that is reserved by payments that await verification, and the closed month
 * of the payment day, if any. Executes one statement.
 */
export async function spokenForOn(
  scope: Scope,
  { kind, id }: PayableRef,
  day: Day,
): Promise<{ readonly spoken: Cop; readonly mesCerrado: Month | null }> {
  const [row] = await scope.rows<{ sum: string; mes: Month | null }>(
    sql`select ${spokenForOf(payableColumns[kind], id)}::text as sum,
      ${closedMonthSql(sql`${day}::date`)} as mes`,
  );
  return { spoken: Number(row?.sum ?? 0), mesCerrado: row?.mes ?? null };
}

/**
 * Returns the sum of a record's payments that await verification, in COP; payments in review are excluded. It
 * cannot change while the paid record is locked.
 */
export async function awaitingVerification(scope: Scope, { kind, id }: PayableRef): Promise<Cop> {
  const [row] = await scope.rows<{ sum: string }>(
    sql`select ${awaitingOf(payableColumns[kind], id)}::text as sum`,
  );
  return Number(row?.sum ?? 0);
}
