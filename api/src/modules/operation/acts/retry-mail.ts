import { conflict, notFound } from "../../../core/failure.ts";
import { addJob } from "../../../core/mutation/add-job.ts";
import { runAgain } from "../../../core/jobs/failed-jobs.ts";
import { MailMessage } from "../../../core/mail/mail.entity.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { isWaiting } from "../waiting-mail/lock-waiting-mail.ts";
import { NO_MAIL, NO_SERVER, NOT_FAILED } from "../operation.rules.ts";

/**
 * Sends a failed mail or SMS again, immediately; if its job no longer exists, a new one is created. CONFLICT
 * when it was sent or is being sent, and when no mail server is configured.
 */
export async function retryMail(work: Work, { id }: { readonly id: string }): Promise<void> {
  const mail = await work.find(MailMessage, { id }, NO_MAIL);
  if (mail.channel === "email" && work.services.config.holdsMail) throw conflict(NO_SERVER);
  // The job before the mail: the job that delivers holds the mail for as long as its server takes.
  const job = await runAgain(work, sql`j.key = ${jobKey(id)}`);
  if (!job) await queueAgain(work, id);
  work.audit("operation.tried-again", id, { kind: "mail", task: null, tries: mail.tries });
}

const jobKey = (id: string) => `mail:${id}`;

async function queueAgain(work: Work, id: string): Promise<void> {
  const [waiting] = await work.rows(sql`select from graphile_worker.jobs j where j.key = ${jobKey(id)}`);
  if (waiting) throw conflict(NOT_FAILED);
  const mail = await work.lockById(MailMessage, id);
  if (!mail) throw notFound(NO_MAIL);
  const [queued] = await work.rows(
    sql`select ${addJob("mail.deliver", { mailId: id }, jobKey(id))}
      where not exists (select from graphile_worker.jobs j where j.key = ${jobKey(id)})`,
  );
  const isBlank = mail.heldAt !== null && mail.keptUntil === null;
  const isHeld = mail.droppedAt !== null || isWaiting(mail);
  if (mail.sentAt || mail.replacedAt || isBlank || isHeld || !queued) throw conflict(NOT_FAILED);
}
