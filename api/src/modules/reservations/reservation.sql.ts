import { type Fragment, sql } from "../../core/read/sql.ts";
import { awaitingOf } from "../contracts/plan/awaiting.sql.ts";

/**
 * Returns the SQL of the sum of a reservation's payments awaiting verification, in COP; `id` is the SQL of
 * the reservation's id.
 */
export const waitingSql = (id: Fragment): Fragment => awaitingOf("order_id", id);

/** Returns the SQL of the readable code of a reservation: the end of its id. */
export const reservationCodeSql = (id: Fragment): Fragment => sql`upper(right(${id}::text, 8))`;
