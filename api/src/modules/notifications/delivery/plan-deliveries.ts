import { make } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { claimContact } from "../../../core/reminding/claim-contact.ts";
import { offersSms } from "../../../core/config/sms.ts";
import { CLIENTE } from "../../accounts/permissions.rules.ts";
import { User } from "../../accounts/account/user.entity.ts";
import type { Notification } from "../notification.entity.ts";
import { NoticeDelivery } from "./delivery.entity.ts";
import type { DeliveryChannel, DeliveryClass } from "./delivery.enums.ts";
import { channelsOf, classOf, dueAt } from "./delivery.rules.ts";
import { sendBy } from "./send.ts";
import type { NotifiedPerson } from "./notified-person.sql.ts";

/**
 * Messages sent in a transaction that has not ended, by person and channel: later ones are grouped with the
 * next.
 */
const leftIn = new WeakMap<Work, Set<string>>();

/**
 * Special ways of sending a notice: with a letter of its own, which replaces the notification mail; or at
 * once and by itself.
 */
interface Manner {
  readonly letter?: true | undefined;
  readonly alone?: true | undefined;
}

/**
 * Decides how a notice travels, and sends what leaves at once: what people have to know by every channel that
 * they chose, what the law restrains by one.
 */
export async function planDeliveries(
  work: Work,
  person: NotifiedPerson,
  notification: Notification,
  { letter, alone }: Manner,
): Promise<void> {
  // The demo's past is sent to nobody outside the application.
  if (work.origin.channel === "seed") return;
  const kind = classOf(notification, person);
  const hasLetter = letter === true && person.role === CLIENTE;
  const channels = channelsOf(notification, person, { sms: offersSms(work.services.config) }).filter(
    (one) => one !== "mail" || !hasLetter,
  );
  for (const channel of kind === "operational" ? channels : channels.slice(0, 1)) {
    const delivery = deliveryOf(work, person, notification, { kind, channel, alone });
    const mayLeave = delivery.dueAt <= work.now && (await mayContact(work, person, delivery));
    if (mayLeave) {
      delivery.doneAt = work.now;
      lately(work).add(`${person.id} ${channel}`);
      await sendBy[channel](work, person, [notification]);
    }
    work.insertLater(delivery);
  }
}

function deliveryOf(
  work: Work,
  person: NotifiedPerson,
  notification: Notification,
  { kind, channel, alone }: Pick<Manner, "alone"> & { kind: DeliveryClass; channel: DeliveryChannel },
): NoticeDelivery {
  const before = { mail: person.mailedAt, push: person.pushedAt, sms: null }[channel];
  const left = lately(work).has(`${person.id} ${channel}`);
  const last = left ? work.now : before === null ? null : new Date(Number(before));
  return make(NoticeDelivery, {
    notification,
    kind,
    channel,
    user: work.em.getReference(User, person.id),
    dueAt: dueAt(kind, { priority: notification.priority, alone }, { now: work.now, last }),
  });
}

/** Returns whether the law lets a person be contacted now; of what they have to know it always does. */
export const mayContact = async (
  work: Work,
  { address }: Pick<NotifiedPerson, "address">,
  { kind: reason, channel }: Pick<NoticeDelivery, "kind" | "channel">,
): Promise<boolean> => reason === "operational" || claimContact(work, { person: address, reason, channel });

function lately(work: Work): Set<string> {
  const left = leftIn.get(work) ?? new Set();
  leftIn.set(work, left);
  return left;
}
