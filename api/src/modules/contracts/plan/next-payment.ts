import type { Day } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { type Fragment, sql } from "../../../core/read/sql.ts";
import { spokenForOf } from "./awaiting.sql.ts";

/** Next amount that a client has to pay, in COP. */
export interface AskedLine {
  /** Name of the line: `Cuota 2 de 3`. */
  readonly text: string;
  readonly due: Day;
  readonly amount: Cop;
}

/**
 * Returns SQL of one row (`id`, `text`, `due`, `amount` in COP): the next payment of a contract. It is the
 * oldest plan line that is not fully paid or covered by pending payments, with the uncovered amount; no row
 * when nothing is left. All texts about the next payment use this query.
 */
export const nextAskedOf = (contractId: unknown): Fragment =>
  sql`(select n.id, n.descripcion as text, n.fecha_vencimiento as due,
      least(n.open, n.open_until - n.spoken)::bigint as amount
    from (select l.id, l.descripcion, l.fecha_vencimiento, l.numero, l.monto - l.pagado as open,
        sum(l.monto - l.pagado) over (order by l.fecha_vencimiento, l.numero) as open_until,
        ${spokenForOf("contract_id", contractId)} as spoken
      from plan_lines l where l.contract_id = ${contractId} and l.pagado < l.monto) n
    where n.open_until > n.spoken order by n.fecha_vencimiento, n.numero limit 1)`;

/** Returns the next payment of a contract; null when nothing is left to pay. */
export async function nextAsked(scope: Scope, contractId: string): Promise<AskedLine | null> {
  const [row] = await scope.rows<{ text: string; due: Day; amount: string }>(
    sql`select n.text, n.due::text as due, n.amount::text as amount from ${nextAskedOf(contractId)} n`,
  );
  return row ? { ...row, amount: Number(row.amount) } : null;
}
