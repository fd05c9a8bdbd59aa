import { type Fragment, sql } from "../../../core/read/sql.ts";
import { DIGEST_MINUTES } from "./delivery.rules.ts";
import type { Choices } from "../notification.rules.ts";

/** Person to notify, with their preferences; unset preferences have default values. */
export interface NotifiedPerson extends Choices {
  readonly id: number;
  readonly role: number;
  readonly name: string;
  readonly address: string;
  readonly phone: string | null;
  /** True when at least one of the person's browsers receives pushes. */
  readonly hasBrowser: boolean;
  /** Time of the last mail or push to the person within the grouping period, in milliseconds since 1970. */
  readonly mailedAt: number | null;
  readonly pushedAt: number | null;
}

const lately = (channel: "mail" | "push", now: Date): Fragment => sql`(select
    (extract(epoch from max(d.done_at)) * 1000)::float8
  from notice_deliveries d where d.user_id = u.id and d.channel = ${channel} and not d.dropped
    and d.done_at > ${now}::timestamptz - make_interval(mins => ${DIGEST_MINUTES}::int))`;

/**
 * Returns SQL: the active accounts `u` that meet a condition, with the properties that determine their
 * channels.
 */
export const notifiedPeople = (whom: Fragment, now: Date): Fragment => sql`
  select u.id, u.role, u.name, u.email as address, u.phone,
    coalesce(p.email, true) as email, coalesce(p.push, true) as push, coalesce(p.sms, false) as sms,
    coalesce(p.quotes_updates, true) as "quotesUpdates",
    coalesce(p.payment_reminders, true) as "paymentReminders",
    coalesce(p.system_alerts, true) as "systemAlerts",
    coalesce(p.marketing_emails, false) as "marketingEmails",
    exists (select from push_subscriptions s where s.user_id = u.id) as "hasBrowser",
    ${lately("mail", now)} as "mailedAt", ${lately("push", now)} as "pushedAt"
  from users u left join notification_preferences p on p.user_id = u.id
  where ${whom} and u.is_active and u.service_role is null order by u.id`;
