import type { Day } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/cop.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { sql } from "../../../core/read/sql.ts";
import { awaitingOf } from "./awaiting.sql.ts";

/** Next amount that a client is asked for, in COP. */
export interface AskedLine {
  /** `Cuota 2 de 3`. */
  readonly text: string;
  readonly due: Day;
  readonly amount: Cop;
}

/**
 * Returns the oldest line of a contract's plan of which something is neither paid nor spoken for, with that
 * much of it; null when there is none. Spoken for is what awaits verification, unless the asker counts (COP)
 * more.
 */
export async function nextAsked(
  scope: Scope,
  contractId: string,
  promised: Cop | null = null,
): Promise<AskedLine | null> {
  const [row] = await scope.rows<{ text: string; due: Day; amount: string }>(
    sql`with open as (
         select descripcion, fecha_vencimiento, numero, monto - pagado as left_of_it,
           sum(monto - pagado) over (order by fecha_vencimiento, numero) as left_until_it
         from plan_lines where contract_id = ${contractId}
       ), promised as (select coalesce(${promised}::bigint,
           ${awaitingOf("contract_id", contractId)}) as sum)
       select descripcion as text, fecha_vencimiento::text as due,
         least(left_of_it, left_until_it - promised.sum)::text as amount
       from open, promised where left_of_it > 0 and left_until_it > promised.sum
       order by fecha_vencimiento, numero limit 1`,
  );
  return row ? { ...row, amount: Number(row.amount) } : null;
}
