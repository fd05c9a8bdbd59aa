import { type Fragment, raw, sql } from "../../../core/read/sql.ts";

/** Returns SQL for a column of the open objection to a commission (its id); null when there is none. */
export const ofOpenObjection = (commission: Fragment, column: "id" | "due_on"): Fragment =>
  sql`(select o.${raw(column)} from commission_objections o
    where o.commission_id = ${commission} and o.status = 'abierta')`;
