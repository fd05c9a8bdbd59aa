import type { Cop } from "../../../core/cop.ts";
import type { Reach } from "../../../core/mutation/reach.ts";
import type { NextPayment } from "./payment.types.ts";

/** What of a contract's payments awaits verification, in COP. Under the contract's lock it cannot change. */
export async function awaitingVerification({ em }: Reach, contractId: string): Promise<Cop> {
  const [row] = await em.execute<{ sum: string }[]>(
    "select coalesce(sum(monto), 0)::text as sum from payments where contract_id = ? and status = 'pending'",
    [contractId],
  );
  return Number(row?.sum ?? 0);
}

/** What is open of the plan's oldest line that is not paid up; null when everything is paid. */
export async function nextPayment({ em }: Reach, contractId: string): Promise<NextPayment | null> {
  const [row] = await em.execute<{ open: string; day: string }[]>(
    `select (monto - pagado)::text as open, fecha_vencimiento::text as day from plan_lines
     where contract_id = ? and pagado < monto order by fecha_vencimiento, numero limit 1`,
    [contractId],
  );
  return row ? { monto: Number(row.open), fechaVencimiento: row.day } : null;
}
