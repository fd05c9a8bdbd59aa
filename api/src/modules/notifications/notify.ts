import type { Work } from "../../core/mutation/work.ts";
import { type Fragment, sql } from "../../core/read/sql.ts";
import { User } from "../accounts/account/user.entity.ts";
import { Notification } from "./notification.entity.ts";
import type { NotificationCategory, NotificationPriority } from "./notification.enums.ts";
import { mailNotification } from "./notification.mail.ts";
import { type MailChoices, mayMailAt, wantsMail } from "./notification.rules.ts";
import { NotificationPreferences } from "./preferences.entity.ts";

/** What somebody is told. */
export interface Notice {
  /** The event, such as `quote_approved`. */
  readonly type: string;
  readonly category: NotificationCategory;
  readonly priority?: NotificationPriority;
  readonly title: string;
  readonly message: string;
  /** Path of the application that opens what it is about. */
  readonly link?: string | null;
  readonly data?: unknown;
}

/** Somebody to be told; with what they chose about mails, if they ever chose. */
interface Told extends MailChoices {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly chose: boolean;
}

const toldPeople = (whom: Fragment) => sql`
  select u.id, u.name, u.email as address, p.user_id is not null as chose, p.email,
    p.quotes_updates as "quotesUpdates", p.payment_reminders as "paymentReminders",
    p.system_alerts as "systemAlerts", p.marketing_emails as "marketingEmails"
  from users u left join notification_preferences p on p.user_id = u.id
  where ${whom} and u.is_active order by u.id`;

/** The topic on which a person's notifications are announced to every process: `{ notificationId }`. */
export const topicOf = (userId: number): string => `notification:${userId}`;

/**
 * Tells people, each once: a record in this transaction, announced live when it commits, and a mail as each
 * of them prefers; one that offers something waits for the hours of contact. Answers the ids. Accounts that
 * are switched off are told nothing.
 */
export async function notify(
  work: Work,
  userIds: Iterable<number | null | undefined>,
  told: Notice,
): Promise<string[]> {
  const ids = [...new Set(userIds)].filter((id) => typeof id === "number");
  if (ids.length === 0) return [];
  return notifyWhere(work, sql`u.id = any(${ids}::int[])`, told);
}

/** Who took their consent back and did not ask for offers since is offered nothing. */
const offerable = sql`(p.marketing_emails or not exists (select from consents c
  where c.revoked_at is not null and ((c.purpose = 'registration' and c.record_id = u.id::text)
    or (c.viewer_id = u.id and u.role = 1))))`;

/** Tells everybody of whom a condition is true, `u` being the account; else as {@link notify}. */
export async function notifyWhere(work: Work, whom: Fragment, told: Notice): Promise<string[]> {
  const reached = told.category === "marketing" ? sql`(${whom}) and ${offerable}` : whom;
  const people = await work.rows<Told>(toldPeople(reached));
  const made: string[] = [];
  for (const person of people) {
    const notification = notificationFor(work.em.getReference(User, person.id), told);
    work.addLast(notification);
    made.push(notification.id);
    await work.announce(topicOf(person.id), { notificationId: notification.id });
    const choices = person.chose ? person : new NotificationPreferences();
    // The demo's past is told to nobody by mail.
    if (!wantsMail(choices, told.category) || work.origin.channel === "seed") continue;
    if (mayMailAt(told.category, work.now))
      await mailNotification(work, { name: person.name, email: person.address }, notification);
    else notification.mailWaits = true;
  }
  return made;
}

function notificationFor(
  user: User,
  { type, category, priority = "normal", title, message, link, data }: Notice,
): Notification {
  const notification = new Notification();
  Object.assign(notification, {
    user,
    type,
    category,
    priority,
    title,
    message,
    link: link ?? null,
    data: data ?? null,
  });
  return notification;
}
