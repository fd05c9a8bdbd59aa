import { type Fragment, raw, sql } from "../../../core/read/sql.ts";

/**
 * Returns the SQL of the payments of a contract or a reservation that await verification, in COP, by the
 * column that holds `id`. A payment in review is pending too, but has its note and does not count.
 */
export const awaitingOf = (column: "contract_id" | "order_id", id: unknown): Fragment =>
  sql`(select coalesce(sum(w.monto), 0)::bigint from payments w where w.${raw(column)} = ${id}
    and w.status = 'pending' and w.decision_note is null)`;

/**
 * Returns the SQL of the part of a balance that waiting payments cover, in COP: payments that await
 * verification, and attempts sent to the provider without a payment yet, which may still be charged to the
 * client. A payment in review is neither.
 */
export const spokenForOf = (column: "contract_id" | "order_id", id: unknown): Fragment =>
  sql`(${awaitingOf(column, id)} + (select coalesce(sum(a.monto), 0)::bigint from card_attempts a
    where a.${raw(column)} = ${id} and a.status = 'started'))`;
