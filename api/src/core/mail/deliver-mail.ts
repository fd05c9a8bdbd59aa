import { job, type Job } from "../jobs/jobs.ts";
import type { Work } from "../mutation/work.ts";
import { keepHeldText, settleText } from "./blank-texts.ts";
import { MailMessage } from "./mail.entity.ts";
import { classOf } from "../mail-kinds.ts";
import { mailInstead } from "./instead-of-sms.ts";
import type { SmsTransport } from "../sms/sms.ts";
import type { MailTransport } from "./transport.ts";

// In a transaction of its own, because a failed try undoes the other one.
async function countTry(work: Work, { mailId }: { mailId: string }): Promise<void> {
  await work.em.execute(
    "update mails set tries = tries + 1 where id = ? and sent_at is null and replaced_at is null",
    [mailId],
  );
}

/**
 * Sends a mail or an SMS unless it is sent, or its time is over.
 * Its row is locked meanwhile, so two runs at once send it once. Over SMTP a
 * crash between the server's yes and our commit repeats it under the same Message-ID; nothing can prevent
 * that. One that failed keeps its text. Where no mail is sent it is kept, and says since when. One to a
 * client waits while the agency's mails to clients are not open, unless the owner released it.
 */
const deliver =
  (transport: MailTransport, sms: SmsTransport) =>
  async (work: Work, { mailId }: { mailId: string }): Promise<void> => {
    const mail = await work.em.findOne(
      MailMessage,
      { id: mailId, sentAt: null, replacedAt: null, droppedAt: null },
      { lockMode: 4 /* PESSIMISTIC_WRITE */ },
    );
    if (!mail) return;
    if (mail.expiresAt !== null && mail.expiresAt <= work.now) {
      mail.replacedAt = work.now;
      return;
    }
    if (await waitsForOwner(work, mail)) {
      mail.waitingAt ??= work.now;
      return;
    }
    if (mail.channel === "email" && transport.holds) {
      mail.heldAt = work.now;
      await keepHeldText(work.em, mailId);
      return;
    }
    if (mail.channel === "sms") await sms.send(mail);
    else await transport.send(mail, work.services.storage, await work.services.agency.current());
    mail.heldAt = null;
    mail.sentAt = work.now;
    await settleText(work.em, mailId, mail.channel === "sms" ? sms : transport);
  };

const waitsForOwner = async ({ services }: Work, { key, releasedAt }: MailMessage): Promise<boolean> =>
  releasedAt === null && classOf(key).waits !== null && !(await services.agency.current()).mailsOpen;

/** Returns the job behind `queueMail` and `enqueueSms`. */
export const deliverMail = (transport: MailTransport, sms: SmsTransport): Job =>
  job("mail.deliver", async (context, mail) => {
    await context.run(countTry, mail);
    try {
      await context.run(deliver(transport, sms), mail);
    } catch (error) {
      if (!(await context.run(mailInstead, mail))) throw error;
      context.services.log.warn({ err: error, mailId: mail.mailId }, "an SMS did not leave: it goes by mail");
    }
  });
