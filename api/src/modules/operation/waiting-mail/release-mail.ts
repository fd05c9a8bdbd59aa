import { renewLinks } from "../../../core/links/renew-links.ts";
import { unbroken } from "../../../core/mail/layout.ts";
import type { MailMessage } from "../../../core/mail/mail.entity.ts";
import type { Work } from "../../../core/mutation/work.ts";

/**
 * Releases a locked, waiting message for sending, with new links. False, without changes, if one of its
 * links has expired.
 */
export async function releaseMail(work: Work, mail: MailMessage): Promise<boolean> {
  const whole = unbroken(mail.html);
  const renewed = await renewLinks(work, `${whole}\n${mail.text}`);
  if (!renewed) return false;
  mail.html = renewed(whole);
  mail.text = renewed(mail.text);
  mail.releasedAt = work.now;
  // Its first try found that it waits; a released message has all of them.
  mail.tries = 0;
  await work.job("mail.deliver", { mailId: mail.id }, `mail:${mail.id}`);
  return true;
}
