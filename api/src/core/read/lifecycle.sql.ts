import type { Lifecycle } from "../lifecycle.ts";
import { type Fragment, raw, sql } from "./sql.ts";

/** Returns the statuses that can follow one (a column of text), as a JSON list, from the table of moves. */
export function nextStatusesSql<Status extends string>(
  { statuses, next }: Lifecycle<Status>,
  status: Fragment,
): Fragment {
  const cases = statuses.map((from) => `when '${from}' then '${JSON.stringify(next(from))}'`).join(" ");
  return sql`(case ${status} ${raw(cases)} else '[]' end)::json`;
}
