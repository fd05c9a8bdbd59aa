import type { Cop } from "../../../core/cop.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import type { NextPayment } from "./payment.types.ts";

/** What of a contract's payments awaits verification, in COP. Under the contract's lock it cannot change. */
export async function awaitingVerification(reach: Scope, contractId: string): Promise<Cop> {
  const [row] = await reach.rows<{ sum: string }>(
    sql`select coalesce(sum(monto), 0)::text as sum from payments
      where contract_id = ${contractId} and status = 'pending'`,
  );
  return Number(row?.sum ?? 0);
}

/** What is open of the plan's oldest line that is not paid up; null when everything is paid. */
export async function nextPayment(reach: Scope, contractId: string): Promise<NextPayment | null> {
  const [row] = await reach.rows<{ open: string; day: string }>(
    sql`select (monto - pagado)::text as open, fecha_vencimiento::text as day from plan_lines
     where contract_id = ${contractId} and pagado < monto order by fecha_vencimiento, numero limit 1`,
  );
  return row ? { monto: Number(row.open), fechaVencimiento: row.day } : null;
}
