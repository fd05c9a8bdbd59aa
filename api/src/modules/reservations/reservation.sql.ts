import { type Fragment, sql } from "../../core/read/sql.ts";
import { awaitingOf } from "../contracts/plan/awaiting.sql.ts";

/**
 * Returns SQL for the amount of a reservation's payments awaiting verification, in COP; `id` is the
 * reservation's.
 */
export const waitingSql = (id: Fragment): Fragment => awaitingOf("order_id", id);

/** Returns SQL for the readable code of a reservation: the end of its id. */
export const reservationCodeSql = (id: Fragment): Fragment => sql`upper(right(${id}::text, 8))`;
