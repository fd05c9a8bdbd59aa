import { job, type Job } from "../jobs/jobs.ts";
import type { Work } from "../mutation/work.ts";
import { type Fragment, sql } from "../read/sql.ts";
import { heldText, settledText } from "./blank-texts.ts";
import { MailMessage } from "./mail.entity.ts";
import { classOf } from "../mail-kinds.ts";
import { mailInstead } from "./instead-of-sms.ts";
import type { SmsTransport } from "../sms/sms.ts";
import type { MailTransport } from "./transport.ts";

/** Counts a failed attempt in a new transaction, because its own was rolled back. */
const countTry = (work: Work, { mailId }: { mailId: string }): Promise<unknown> =>
  work.rows(sql`update mails set tries = tries + 1
    where id = ${mailId} and sent_at is null and replaced_at is null`);

/** Counts a finished attempt, and writes the outcome of the message. */
const conclude = (work: Work, { id }: MailMessage, outcome: Fragment): Promise<unknown> =>
  work.rows(sql`update mails set tries = tries + 1, ${outcome} where id = ${id}`);

/**
 * Sends an e-mail or an SMS, unless it was sent or has expired. Its row is locked meanwhile, so two
 * simultaneous runs send it once. Over SMTP, a crash between the server's confirmation and our commit repeats
 * it under the same Message-ID; this cannot be prevented.
 * A failed e-mail keeps its text. When the installation sends no e-mails, it is held, with the time. An
 * e-mail to a client waits while the agency's e-mails to clients are held, unless the owner released it.
 */
const deliver =
  (transport: MailTransport, sms: SmsTransport) =>
  async (work: Work, { mailId }: { mailId: string }): Promise<void> => {
    const mail = await work.lockById(MailMessage, mailId);
    if (!mail || mail.sentAt || mail.replacedAt || mail.droppedAt) return;
    const { now } = work;
    if (mail.expiresAt !== null && mail.expiresAt <= now) {
      await conclude(work, mail, sql`replaced_at = ${now}`);
      return;
    }
    if (await waitsForOwner(work, mail)) {
      await conclude(work, mail, sql`waiting_at = coalesce(waiting_at, ${now})`);
      return;
    }
    if (mail.channel === "email" && transport.holds) {
      await conclude(work, mail, sql`held_at = ${now}, ${heldText}`);
      return;
    }
    if (mail.channel === "sms") await sms.send(mail);
    else await transport.send(mail, work.services.storage, await work.services.agency.current());
    const kept = settledText(mail.channel === "sms" ? sms : transport);
    await conclude(work, mail, sql`held_at = null, sent_at = ${now}, ${kept}`);
  };

const waitsForOwner = async ({ services }: Work, { key, releasedAt }: MailMessage): Promise<boolean> =>
  releasedAt === null && classOf(key).waits !== null && !(await services.agency.current()).mailsOpen;

/** Returns the job that delivers the messages of `queueMail` and `enqueueSms`. */
export const deliverMail = (transport: MailTransport, sms: SmsTransport): Job =>
  job("mail.deliver", async (context, mail) => {
    try {
      await context.run(deliver(transport, sms), mail);
    } catch (error) {
      await context.run(countTry, mail);
      if (!(await context.run(mailInstead, mail))) throw error;
      context.services.log.warn({ err: error, mailId: mail.mailId }, "an SMS did not leave: it goes by mail");
    }
  });
