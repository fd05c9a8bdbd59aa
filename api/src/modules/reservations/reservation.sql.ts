import { type Fragment, sql } from "../../core/read/sql.ts";
import { awaitingOf } from "../contracts/plan/awaiting.sql.ts";

/** What of a reservation's payments awaits verification, in COP; `id` is the reservation's. */
export const waitingSql = (id: Fragment): Fragment => awaitingOf("order_id", id);

/** What people call a reservation: the end of its id. */
export const reservationCodeSql = (id: Fragment): Fragment => sql`upper(right(${id}::text, 8))`;
