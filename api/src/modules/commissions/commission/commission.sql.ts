import { type Fragment, raw, sql } from "../../../core/read/sql.ts";

/** Returns a column of the objection to a commission (its id) that waits for an answer; null without one. */
export const ofOpenObjection = (commission: Fragment, column: "id" | "due_on"): Fragment =>
  sql`(select o.${raw(column)} from commission_objections o
    where o.commission_id = ${commission} and o.status = 'abierta')`;
