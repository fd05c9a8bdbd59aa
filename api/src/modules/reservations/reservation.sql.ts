import { type Fragment, sql } from "../../core/read/sql.ts";

/** What of a reservation's payments awaits verification, in COP; `id` is the reservation's. */
export const waitingSql = (id: Fragment): Fragment =>
  sql`(select coalesce(sum(w.monto), 0)::bigint from payments w where w.order_id = ${id}
    and w.status = 'pending' and w.decision_note is null)`;

/** What people call a reservation: the end of its id. */
export const reservationCodeSql = (id: Fragment): Fragment => sql`upper(right(${id}::text, 8))`;
