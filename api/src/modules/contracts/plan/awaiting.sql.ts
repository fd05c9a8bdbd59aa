import { type Fragment, raw, sql } from "../../../core/read/sql.ts";

/**
 * Returns SQL: the total of a contract's or reservation's payments that await verification, in COP, with the
 * amounts withheld by the client; the column holds `id`. A payment in review is pending too, but is excluded
 * because it has a note.
 */
export const awaitingOf = (column: "contract_id" | "order_id", id: unknown): Fragment =>
  sql`(select coalesce(sum(w.monto + w.retenido), 0)::bigint from payments w where w.${raw(column)} = ${id}
    and w.status = 'pending' and w.decision_note is null)`;

/**
 * Returns SQL: the part of a balance that pending payments cover, in COP. They are payments that await
 * verification, and attempts sent to the provider that may still be charged to the client. A payment in
 * review is excluded.
 */
export const spokenForOf = (column: "contract_id" | "order_id", id: unknown): Fragment =>
  sql`(${awaitingOf(column, id)} + (select coalesce(sum(a.monto), 0)::bigint from card_attempts a
    where a.${raw(column)} = ${id} and a.status = 'started'))`;
