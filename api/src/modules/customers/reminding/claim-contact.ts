import { isContactTime } from "../../../core/colombia/contact-hours.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { bind, type Fragment, sql } from "../../../core/read/sql.ts";
import type { ContactReason } from "./contact.entity.ts";
import type { ContactChannel } from "./reminder.rules.ts";

/** Returns SQL: whether a person (an e-mail, lower-case) was contacted this week by another channel. */
export const contactedOtherwise = (person: Fragment, channel: ContactChannel): Fragment =>
  sql`exists (select from contacts k where k.person = ${person}
    and k.day >= date_trunc('week', ${bind.today}::timestamp)::date
    and k.reason <> 'offer' and k.channel <> ${channel})`;

/** Returns SQL: whether a person was contacted today, for any reason and by any channel. */
export const contactedToday = (person: Fragment): Fragment =>
  sql`exists (select from contacts k where k.person = ${person} and k.day = ${bind.today})`;

/**
 * Claims the single daily contact with a person about a debt or an offer, and returns whether the contact is
 * allowed. It is allowed within the legal hours, once a day for all reasons together, and by the channel
 * used that week; an offer that the client requested does not use up a channel (Ley 2300 de 2023, art. 3).
 */
export async function claimContact(
  work: Work,
  { person, reason, channel }: { person: string; reason: ContactReason; channel: ContactChannel },
): Promise<boolean> {
  if (!isContactTime(work.now)) return false;
  // Two channels at once would each be the first of the week.
  await work.lockName(`contact ${person}`);
  const claimed = await work.rows(sql`insert into contacts (person, day, reason, channel, at)
    select ${person}::text, ${bind.today}, ${reason}::text, ${channel}::text, ${bind.now}
    where not ${contactedToday(sql`${person}::text`)}
      and (${reason}::text = 'offer' or not ${contactedOtherwise(sql`${person}::text`, channel)})
    on conflict do nothing returning person`);
  return claimed.length > 0;
}

/** Releases the claim on a contact that did not take place. */
export async function releaseContact(
  work: Work,
  { person, at }: { person: string; at: Date },
): Promise<void> {
  await work.rows(sql`delete from contacts where person = ${person}::text and at = ${at}::timestamptz
    returning person`);
}
