import { v7 } from "uuid";
import type { Work } from "../../../core/mutation/work.ts";
import { claimContact } from "../../customers/reminding/claim-contact.ts";
import { offersSms } from "../../../core/config/sms.ts";
import { CLIENTE } from "../../accounts/permissions.rules.ts";
import type { Notice } from "../notify.ts";
import { NoticeDelivery } from "./delivery.entity.ts";
import type { DeliveryChannel } from "./delivery.enums.ts";
import { channelsOf, classOf, dueAt } from "./delivery.rules.ts";
import { sendBy } from "./send.ts";
import type { NotifiedPerson } from "./notified-person.sql.ts";

/** Messages sent in the current transaction, by person and channel, so that later notices are grouped. */
const leftIn = new WeakMap<Work, Set<string>>();

/** A notice that is already stored. */
type NotedNotice = Notice & { readonly id: string };

/**
 * Determines the channels of a notice, and sends the immediate messages. Operational notices are sent by
 * every channel that the person chose; notices restricted by law by only one.
 */
export async function planDeliveries(work: Work, person: NotifiedPerson, notice: NotedNotice): Promise<void> {
  // The demo's past is sent to nobody outside the application.
  if (work.origin.channel === "seed") return;
  const { priority = "normal", link = null } = notice;
  const kind = classOf(notice, person);
  const hasLetter = notice.letter === "each" || (notice.letter === true && person.role === CLIENTE);
  const channels = channelsOf({ ...notice, priority }, person, {
    sms: offersSms(work.services.config),
  }).filter((one) => one !== "mail" || !hasLetter);
  for (const channel of kind === "operational" ? channels : channels.slice(0, 1)) {
    const due = dueAt(
      kind,
      { priority, alone: notice.alone },
      { now: work.now, last: lastTo(work, person, channel) },
    );
    const leaves = due <= work.now && (await mayContact(work, person, { kind, channel }));
    if (leaves) {
      lately(work).add(`${person.id} ${channel}`);
      await sendBy[channel](work, person, [{ ...notice, link }]);
    }
    work.insertLater(NoticeDelivery, {
      id: v7(),
      notification: notice.id,
      user: person.id,
      kind,
      channel,
      dueAt: due,
      doneAt: leaves ? work.now : null,
    });
  }
}

/** Returns the time of the last message to a person by a channel, if it was within the grouping period. */
function lastTo(work: Work, person: NotifiedPerson, channel: DeliveryChannel): Date | null {
  if (lately(work).has(`${person.id} ${channel}`)) return work.now;
  const before = { mail: person.mailedAt, push: person.pushedAt, sms: null }[channel];
  return before === null ? null : new Date(Number(before));
}

/** Returns whether the law allows contacting a person now; it always allows operational notices. */
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
