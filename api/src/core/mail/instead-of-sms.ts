import { queueMail } from "./queue-mail.ts";
import { MailMessage } from "./mail.entity.ts";
import type { Work } from "../mutation/work.ts";

/**
 * Number of attempts after which an SMS counts as failed, and is sent by e-mail if its recipient has an
 * address.
 */
export const SMS_TRIES = 3;

/**
 * E-mails the text of an SMS that could not be sent, once, and closes the SMS, so that only one of them is
 * sent. Returns whether it did.
 */
export async function mailInstead(work: Work, { mailId }: { mailId: string }): Promise<boolean> {
  const sms = await work.lockById(MailMessage, mailId);
  if (!sms?.insteadTo || sms.sentAt || sms.channel !== "sms" || sms.tries < SMS_TRIES) return false;
  if (sms.replacedAt) return true;
  const { name } = await work.services.agency.current();
  await queueMail(work, {
    key: `instead:${sms.id}`,
    to: sms.insteadTo,
    subject: `Un aviso de ${name}`,
    letter: { preview: sms.text, title: "Tienes un aviso", paragraphs: [sms.text] },
  });
  sms.replacedAt = work.now;
  return true;
}
