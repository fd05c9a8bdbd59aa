import { type Fragment, raw, sql } from "../../core/read/sql.ts";

/**
 * SQL condition that is true when the client accepted a quote, `q`: the quotes counted as approved in the
 * figure `conversion`.
 */
const accepted = "q.status in ('pending_passengers', 'approved', 'converted')";

/**
 * Returns how many quotes, `q`, were made, sent and accepted, as every report counts them
 * (`figures.conversion`); taken off again where `sign` is a minus, and only where `counts` holds.
 */
export const quoteFigures = (sign: "" | "-" = "", counts: Fragment = raw("true")): Fragment =>
  sql`${raw(sign)}count(*) filter (where ${counts}) as quotes,
    ${raw(sign)}count(*) filter (where ${counts} and q.sent_at is not null) as sent,
    ${raw(sign)}count(*) filter (where ${counts} and ${raw(accepted)}) as approved`;
