import { type Fragment, raw, sql } from "../../core/read/sql.ts";

/** How many numbers of a raffle are so; `condition` is SQL of ours over the number `_`. */
export const countSql = (raffleId: Fragment, condition: string): Fragment =>
  sql`(select count(*) from raffle_numbers _ where _.raffle_id = ${raffleId} and ${raw(condition)})::int`;
