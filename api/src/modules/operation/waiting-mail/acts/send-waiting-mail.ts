import { isContactTime } from "../../../../core/colombia/contact-hours.ts";
import { conflict } from "../../../../core/failure.ts";
import { classOf } from "../../../../core/mail-kinds.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { NO_CONTACT_TIME } from "../../../customers/reminding/reminder.rules.ts";
import { lockWaitingMail } from "../lock-waiting-mail.ts";
import { releaseMail } from "../release-mail.ts";
import { DEAD_LINK } from "../waiting-mail.rules.ts";

/**
 * Sends a waiting message, once, with new links.
 * @throws Refusal CONFLICT when the message is no longer waiting, or its link has expired; also for a
 * payment request outside the legal hours.
 */
export async function sendWaitingMail(work: Work, { id }: { readonly id: string }): Promise<void> {
  const mail = await lockWaitingMail(work, id);
  const { waits, collects } = classOf(mail.key);
  if (collects && !isContactTime(work.now)) throw conflict(NO_CONTACT_TIME);
  if (!(await releaseMail(work, mail))) throw conflict(DEAD_LINK);
  work.audit("waiting-mail.sent", id, { what: waits ?? "" });
}
