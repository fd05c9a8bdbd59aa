import type { Fragment } from "../../core/read/sql.ts";
import { raw, sql } from "../../core/read/sql.ts";
import { quoteLifecycle } from "./quote.lifecycle.ts";

const cases = quoteLifecycle.statuses.map((status) => `when '${status}' then '${JSON.stringify(quoteLifecycle.next(status))}'`).join(" ");

/** The statuses that can follow, as a JSON list, out of the one table of moves. */
export const nextStatusesSql = (status: Fragment): Fragment => sql`(case ${status} ${raw(cases)} else '[]' end)::json`;
