import { nextContactTime } from "../../../../core/colombia/contact-hours.ts";
import { addDays, startOfDay } from "../../../../core/colombia/days.ts";
import { SLICE } from "../../../../core/jobs/slices.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { offersSms } from "../../../../core/config/sms.ts";
import type { Notification } from "../../notification.entity.ts";
import { stillReads } from "../../notice-scope.sql.ts";
import type { DeliveryChannel, DeliveryClass } from "../delivery.enums.ts";
import { channelsOf } from "../delivery.rules.ts";
import { mayContact } from "../plan-deliveries.ts";
import type { SentNotice } from "../notice.mail.ts";
import { sendBy } from "../send.ts";
import { notifiedPeople, type NotifiedPerson } from "../notified-person.sql.ts";

/** A notice that waits to be delivered by one channel. */
interface Waiting extends Omit<SentNotice, "id">, Pick<Notification, "category" | "priority"> {
  readonly id: string;
  readonly userId: number;
  readonly channel: DeliveryChannel;
  readonly kind: DeliveryClass;
  readonly notificationId: string;
  /** True when the person may still read the record that the notice is about. */
  readonly reads: boolean;
}

/**
 * Sends the next waiting notices, combining all notices of one person, channel and kind. A notice is dropped
 * when the person has changed their preferences, their account is deactivated, or they may no longer see the
 * record. A message that the law does not allow today is postponed. Returns whether more notices may be
 * waiting.
 */
export async function deliverDue(work: Work): Promise<boolean> {
  const waiting = await work.rows<Waiting>(sql`
    select d.id, d.user_id as "userId", d.channel, d.class as kind, d.notification_id as "notificationId",
      n.type, n.category, n.priority, n.title, n.message, n.link, ${stillReads} as reads
    from notice_deliveries d join notifications n on n.id = d.notification_id join users u on u.id = d.user_id
    where d.done_at is null and (d.user_id, d.channel, d.class) in (select user_id, channel, class
      from notice_deliveries where done_at is null and due_at <= ${work.now}
      group by user_id, channel, class order by min(due_at) limit ${SLICE})
      and (d.class = 'operational' or d.due_at <= ${work.now})
    order by d.user_id, d.id for update of d skip locked`);
  if (waiting.length === 0) return false;
  const ids = waiting.map(({ userId }) => userId);
  const people = await work.rows<NotifiedPerson>(notifiedPeople(sql`u.id = any(${ids}::int[])`, work.now));
  const groups = Map.groupBy(waiting, ({ userId, channel, kind }) => `${userId} ${channel} ${kind}`);
  for (const group of groups.values())
    await deliverGroup(
      work,
      group,
      people.find(({ id }) => id === group[0]?.userId),
    );
  return groups.size === SLICE;
}

async function deliverGroup(
  work: Work,
  group: readonly Waiting[],
  person: NotifiedPerson | undefined,
): Promise<void> {
  const [one] = group;
  if (!one) return;
  const offers = { sms: offersSms(work.services.config) };
  const wanted = group
    .filter((each) => person && each.reads && channelsOf(each, person, offers).includes(each.channel))
    .map((each) => ({ ...each, id: each.notificationId }));
  const [first, ...others] = wanted;
  if (person && first) {
    if (!(await mayContact(work, person, one))) return postpone(work, group);
    await sendBy[one.channel](work, person, [first, ...others]);
  }
  const left = new Set(wanted.map(({ id }) => id));
  const dropped = group.flatMap(({ id, notificationId }) => (left.has(notificationId) ? [] : [id]));
  await work.rows(sql`update notice_deliveries
    set done_at = ${work.now}, dropped = (id = any(${dropped}::uuid[]))
    where id = any(${group.map(({ id }) => id)}::uuid[])`);
}

/** Postpones notices to the contact hours of another day, when a channel may be available again. */
async function postpone(work: Work, group: readonly Waiting[]): Promise<void> {
  const due = nextContactTime(startOfDay(addDays(work.today, 1)));
  await work.rows(sql`update notice_deliveries set due_at = ${due}
    where id = any(${group.map(({ id }) => id)}::uuid[])`);
}
