import type { Work } from "../../../core/mutation/work.ts";
import { claimContact } from "../../../core/reminding/claim-contact.ts";
import { offersSms } from "../../../core/sms/sms.ts";
import { CLIENTE } from "../../accounts/permissions.rules.ts";
import { User } from "../../accounts/account/user.entity.ts";
import type { Notification } from "../notification.entity.ts";
import { NoticeDelivery } from "./delivery.entity.ts";
import type { DeliveryChannel, DeliveryClass } from "./delivery.enums.ts";
import { channelsOf, classOf, dueAt } from "./delivery.rules.ts";
import { sendBy } from "./send.ts";
import type { ToldPerson } from "./told-person.sql.ts";

/** What left in a transaction that has not ended: the next of it is grouped with what follows. */
const leftIn = new WeakMap<Work, Set<string>>();

/** How an event is told: by a letter of its own, and then by no second mail; or at once and by itself. */
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
  person: ToldPerson,
  notification: Notification,
  { letter, alone }: Manner,
): Promise<void> {
  // The demo's past is told to nobody outside the application.
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
    work.addLast(delivery);
  }
}

function deliveryOf(
  work: Work,
  person: ToldPerson,
  notification: Notification,
  { kind, channel, alone }: Pick<Manner, "alone"> & { kind: DeliveryClass; channel: DeliveryChannel },
): NoticeDelivery {
  const before = { mail: person.mailedAt, push: person.pushedAt, sms: null }[channel];
  const left = lately(work).has(`${person.id} ${channel}`);
  const last = left ? work.now : before === null ? null : new Date(Number(before));
  return Object.assign(new NoticeDelivery(), {
    ...{ notification, kind, channel },
    user: work.em.getReference(User, person.id),
    dueAt: dueAt(kind, { priority: notification.priority, alone }, { now: work.now, last }),
  });
}

/** Whether the law lets a person be contacted now; of what they have to know it always does. */
export const mayContact = async (
  work: Work,
  { address }: Pick<ToldPerson, "address">,
  { kind: reason, channel }: Pick<NoticeDelivery, "kind" | "channel">,
): Promise<boolean> => reason === "operational" || claimContact(work, { person: address, reason, channel });

function lately(work: Work): Set<string> {
  const left = leftIn.get(work) ?? new Set();
  leftIn.set(work, left);
  return left;
}
