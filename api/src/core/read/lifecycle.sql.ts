import type { Lifecycle } from "../lifecycle.ts";
import { type Fragment, raw, sql } from "./sql.ts";

/**
 * Returns SQL for the statuses that can follow a status (a text column), as a JSON list, from the transition
 * table.
 */
export function nextStatusesSql<Status extends string>(
  { statuses, next }: Lifecycle<Status>,
  status: Fragment,
): Fragment {
  const cases = statuses.map((from) => `when '${from}' then '${JSON.stringify(next(from))}'`).join(" ");
  return sql`(case ${status} ${raw(cases)} else '[]' end)::json`;
}
