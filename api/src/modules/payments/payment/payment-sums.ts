import type { Day, Month } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/cop.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import { closedMonthSql } from "../../closing/closed-month.ts";
import { awaitingOf } from "../../contracts/plan/awaiting.sql.ts";
import { payableColumns, type PayableRef } from "../payable/payable.ts";

/**
 * What of a payable's balance is spoken for, in COP: payments that await verification, and what was sent to
 * the provider and has no payment yet, which may still be taken from the client. One in review is neither.
 */
export const spokenForOf = (column: "contract_id" | "order_id", id: unknown): Fragment =>
  sql`(${awaitingOf(column, id)} + (select coalesce(sum(a.monto), 0)::bigint from card_attempts a
    where a.${raw(column)} = ${id} and a.status = 'started'))`;

/** What of its balance is spoken for, in COP. Under the lock of what is paid it cannot change. */
export async function spokenFor(scope: Scope, { kind, id }: PayableRef): Promise<Cop> {
  const [row] = await scope.rows<{ sum: string }>(
    sql`select ${spokenForOf(payableColumns[kind], id)}::text as sum`,
  );
  return Number(row?.sum ?? 0);
}

/** {@link spokenFor}, and which month is closed that a pay day falls in, if any: in one statement. */
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
 * What of its payments awaits verification, in COP; one in review has its note and does not. Under the lock
 * of what is paid it cannot change.
 */
export async function awaitingVerification(scope: Scope, { kind, id }: PayableRef): Promise<Cop> {
  const [row] = await scope.rows<{ sum: string }>(
    sql`select ${awaitingOf(payableColumns[kind], id)}::text as sum`,
  );
  return Number(row?.sum ?? 0);
}
