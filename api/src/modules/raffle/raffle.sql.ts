import { type Fragment, raw, sql } from "../../core/read/sql.ts";
import { raffleLifecycle } from "./raffle.lifecycle.ts";

const cases = raffleLifecycle.statuses
  .map((status) => `when '${status}' then '${JSON.stringify(raffleLifecycle.next(status))}'`)
  .join(" ");

/** The statuses that can follow, as a JSON list, out of the one table of moves. */
export const nextStatusesSql = (status: Fragment): Fragment =>
  sql`(case ${status} ${raw(cases)} else '[]' end)::json`;

/** How many numbers of a raffle are so; `condition` is SQL of ours over the number `_`. */
export const countSql = (raffleId: Fragment, condition: string): Fragment =>
  sql`(select count(*) from raffle_numbers _ where _.raffle_id = ${raffleId} and ${raw(condition)})::int`;
