import type { Cop } from "../../../core/cop.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import { awaitingOf } from "../../contracts/plan/awaiting.sql.ts";
import { payableColumns, type PayableRef } from "../payable/payable.ts";
import type { NextPayment } from "./payment.types.ts";

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

/** What is open of the plan's oldest line that is not paid up; null when everything is paid. */
export async function nextPayment(scope: Scope, contractId: string): Promise<NextPayment | null> {
  const [row] = await scope.rows<{ open: string; day: string }>(
    sql`select (monto - pagado)::text as open, fecha_vencimiento::text as day from plan_lines
     where contract_id = ${contractId} and pagado < monto order by fecha_vencimiento, numero limit 1`,
  );
  return row ? { monto: Number(row.open), fechaVencimiento: row.day } : null;
}
