import { type Fragment, raw, sql } from "../../core/read/sql.ts";

/** Whether the client accepted a quote, `q`: what the figure `conversion` counts as approved. */
const accepted = "q.status in ('pending_passengers', 'approved', 'converted')";

/**
 * How many quotes, `q`, were made, sent and accepted, as every report counts them (`figures.conversion`);
 * taken off again where `sign` is a minus, and only where `counts` holds.
 */
export const quoteFigures = (sign: "" | "-" = "", counts: Fragment = raw("true")): Fragment =>
  sql`${raw(sign)}count(*) filter (where ${counts}) as quotes,
    ${raw(sign)}count(*) filter (where ${counts} and q.sent_at is not null) as sent,
    ${raw(sign)}count(*) filter (where ${counts} and ${raw(accepted)}) as approved`;
