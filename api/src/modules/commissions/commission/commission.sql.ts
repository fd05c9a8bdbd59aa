import { type Fragment, raw, sql } from "../../../core/read/sql.ts";
import { commissionLifecycle } from "./commission.lifecycle.ts";

const cases = commissionLifecycle.statuses
  .map((status) => `when '${status}' then '${JSON.stringify(commissionLifecycle.next(status))}'`)
  .join(" ");

/** The statuses that can follow, as a JSON list, out of the one table of moves. */
export const nextStatusesSql = (status: Fragment): Fragment =>
  sql`(case ${status} ${raw(cases)} else '[]' end)::json`;
