import { type Fragment, sql } from "../../core/read/sql.ts";
import { ADMIN, OWNER } from "../accounts/permissions.rules.ts";

/** SQL condition that the account `u` responsible for a webhook may still have webhooks. */
const mayHaveOne: Fragment = sql`u.is_active
  and (u.role = ${OWNER}::int or u.service_role is not distinct from ${ADMIN}::int)`;

/** SQL condition that a webhook `w` is on and its responsible account `u` may still have webhooks. */
export const isLiving: Fragment = sql`w.off_at is null and ${mayHaveOne}`;

/** SQL tables of deliveries `d`, with their webhooks `w` and the responsible accounts `u`. */
export const deliveriesFrom: Fragment = sql`from webhook_deliveries d
  join webhooks w on w.id = d.webhook_id join users u on u.id = w.maker_id`;

/** SQL condition that a delivery is attempted at all. */
const isOpen: Fragment = sql`d.ended_at is null and w.paused_at is null
  and (w.off_at is null or d.test) and ${mayHaveOne}`;

/** SQL condition that the query of a delivery must run. */
export const isToRead: Fragment = sql`${isOpen} and d.body is null`;

/**
 * Returns the SQL condition that a delivery must be sent at a given time: it is due, and the first unfinished
 * delivery of its record.
 */
export const isToSend = (now: Date): Fragment => sql`${isOpen} and d.body is not null and d.due_at <= ${now}
  and not exists (select from webhook_deliveries e where e.webhook_id = d.webhook_id
    and e.record_id = d.record_id and e.ended_at is null and e.position < d.position)`;
