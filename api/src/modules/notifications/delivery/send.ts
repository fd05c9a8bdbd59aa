import type { MailKey } from "../../../core/mail-kinds.ts";
import { addJob } from "../../../core/mutation/add-job.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { enqueueSms } from "../../../core/sms/queue-sms.ts";
import { isStaff } from "../../accounts/staff.rules.ts";
import type { DeliveryChannel } from "./delivery.enums.ts";
import { mailNotices, type SentNotice } from "./notice.mail.ts";
import { smsText } from "./notice-sms.ts";
import type { NotifiedPerson } from "./notified-person.sql.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    /**
     * Sends a push about notices to all browsers of a person: a single notice by its title, several by their
     * number.
     */
    "push.send": { userId: number; notificationIds: readonly string[] };
  }
}

type Receiver = Pick<NotifiedPerson, "id" | "role" | "name" | "address" | "phone" | "email">;
type Send = (work: Work, to: Receiver, notices: readonly [SentNotice, ...SentNotice[]]) => Promise<void>;

/** Senders by channel; notices of one call are combined. */
export const sendBy: Readonly<Record<DeliveryChannel, Send>> = {
  mail: mailNotices,
  push: (work, { id: userId }, notices) => {
    const notificationIds = notices.map(({ id }) => id);
    work.enqueue(addJob("push.send", { userId, notificationIds }, `push:${notificationIds[0]}`));
    return Promise.resolve();
  },
  sms: async (work, { role, phone, email, address }, notices) => {
    if (!phone) return;
    const { name } = await work.services.agency.current();
    const text = smsText(name, notices, work.services.config.publicUrl);
    // A person who chose mails has got this notice by mail already.
    const key: MailKey = `${isStaff({ role }) ? "sms" : "client-sms"}:${notices[0].id}`;
    enqueueSms(work, { key, to: phone, text, insteadTo: email ? null : address });
  },
};
