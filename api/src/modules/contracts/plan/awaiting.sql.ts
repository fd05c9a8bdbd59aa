import { type Fragment, raw, sql } from "../../../core/read/sql.ts";

/**
 * What of the payments of a contract or a reservation awaits verification, in COP, by the column in which
 * `id` stands. One in review is pending too, has its note, and does not.
 */
export const awaitingOf = (column: "contract_id" | "order_id", id: unknown): Fragment =>
  sql`(select coalesce(sum(w.monto), 0)::bigint from payments w where w.${raw(column)} = ${id}
    and w.status = 'pending' and w.decision_note is null)`;
