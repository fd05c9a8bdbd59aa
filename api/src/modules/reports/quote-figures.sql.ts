import { type Fragment, raw, sql } from "../../core/read/sql.ts";

/**
 * SQL condition that the client accepted a quote `q`; these quotes count as approved in the figure
 * `conversion`.
 */
const accepted = "q.status in ('pending_passengers', 'approved', 'converted')";

/**
 * Returns the SQL of the numbers of quotes `q` created, sent and accepted, as all reports count them
 * (`figures.conversion`). With the sign minus they are subtracted; only rows that satisfy `counts` are
 * counted.
 */
export const quoteFigures = (sign: "" | "-" = "", counts: Fragment = raw("true")): Fragment =>
  sql`${raw(sign)}count(*) filter (where ${counts}) as quotes,
    ${raw(sign)}count(*) filter (where ${counts} and q.sent_at is not null) as sent,
    ${raw(sign)}count(*) filter (where ${counts} and ${raw(accepted)}) as approved`;
