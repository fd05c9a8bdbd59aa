import { isContactTime } from "../../../../core/colombia/contact-hours.ts";
import { conflict } from "../../../../core/failure.ts";
import { classOf } from "../../../../core/mail-kinds.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { NO_CONTACT_TIME } from "../../../customers/reminding/reminder.rules.ts";
import { lockWaitingMail } from "../lock-waiting-mail.ts";
import { releaseMail } from "../release-mail.ts";
import { DEAD_LINK } from "../waiting-mail.rules.ts";

/**
 * Sends a message that waits, once, with its links made again.
 * @throws Refusal CONFLICT for one that does not wait any more or whose link has ended, and outside the hours
 * of the law for a request for payment.
 */
export async function sendWaitingMail(work: Work, { id }: { readonly id: string }): Promise<void> {
  const mail = await lockWaitingMail(work, id);
  const { waits, collects } = classOf(mail.key);
  if (collects && !isContactTime(work.now)) throw conflict(NO_CONTACT_TIME);
  if (!(await releaseMail(work, mail))) throw conflict(DEAD_LINK);
  work.audit("waiting-mail.sent", id, { what: waits ?? "" });
}
