import { daysAfter } from "../../../../core/colombia/days.ts";
import { blankText } from "../../../../core/mail/blank-texts.ts";
import { MailMessage } from "../../../../core/mail/mail.entity.ts";
import { classOf } from "../../../../core/mail-kinds.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { isWaiting } from "../lock-waiting-mail.ts";
import { releaseMail } from "../release-mail.ts";
import { WAITING_DAYS } from "../waiting-mail.rules.ts";

/**
 * Sends a waiting message once mails to clients are enabled. A message that waited too long, or whose link
 * has expired, is discarded.
 */
export async function settleWaitingMail(work: Work, { id }: { readonly id: string }): Promise<void> {
  const mail = await work.lockById(MailMessage, id);
  if (!mail?.waitingAt || !isWaiting(mail)) return;
  const what = classOf(mail.key).waits ?? "";
  const isOver = daysAfter(mail.waitingAt, WAITING_DAYS) <= work.now;
  if (!isOver && (await releaseMail(work, mail))) {
    work.audit("waiting-mail.sent", id, { what });
    return;
  }
  mail.droppedAt = work.now;
  await blankText(work, id);
  work.audit("waiting-mail.ended", id, { what, why: isOver ? "days" : "link" });
}
