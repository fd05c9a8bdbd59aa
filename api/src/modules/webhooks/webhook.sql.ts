import { type Fragment, sql } from "../../core/read/sql.ts";
import { ADMIN, OWNER } from "../accounts/permissions.rules.ts";

/** Condition that the maker `u` of a webhook still may have one. */
const mayHaveOne: Fragment = sql`u.is_active
  and (u.role = ${OWNER}::int or u.service_role is not distinct from ${ADMIN}::int)`;

/** Condition that a webhook `w` is on and its maker `u` still may have one. */
export const isLiving: Fragment = sql`w.off_at is null and ${mayHaveOne}`;

/** Deliveries as `d`, with their webhooks `w` and the makers of these, `u`. */
export const deliveriesFrom: Fragment = sql`from webhook_deliveries d
  join webhooks w on w.id = d.webhook_id join users u on u.id = w.maker_id`;

/** Condition that a delivery is tried at all. */
const isOpen: Fragment = sql`d.ended_at is null and w.paused_at is null
  and (w.off_at is null or d.test) and ${mayHaveOne}`;

/** Condition that the query of a delivery is to be run. */
export const isToRead: Fragment = sql`${isOpen} and d.body is null`;

/** Condition that a delivery is to be sent at a time: it is the first of its record that has not ended. */
export const isToSend = (now: Date): Fragment => sql`${isOpen} and d.body is not null and d.due_at <= ${now}
  and not exists (select from webhook_deliveries e where e.webhook_id = d.webhook_id
    and e.record_id = d.record_id and e.ended_at is null and e.position < d.position)`;
