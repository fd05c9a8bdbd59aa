import { v7 } from "uuid";
import { emailProblem, normalEmail } from "../colombia/emails.ts";
import { addJob } from "../mutation/add-job.ts";
import type { Work } from "../mutation/work.ts";
import { type Fragment, sql } from "../read/sql.ts";
import { type Letter, layout } from "./layout.ts";
import type { MailAttachment } from "./mail.entity.ts";
import { classOf, type MailKey } from "../mail-kinds.ts";

declare module "../jobs/jobs.ts" {
  interface Jobs {
    "mail.deliver": { mailId: string };
  }
}

/** An e-mail to be sent. */
export interface OutgoingMail {
  /**
   * Kind and record, such as `quote-sent:{versionId}`: a key is sent once, however often it is queued. The
   * kind determines whether the e-mail waits while e-mails to clients are held.
   */
  readonly key: MailKey;
  /** Recipient; empty when the address is unknown, and then nothing is sent. */
  readonly to: string;
  readonly subject: string;
  /** Content of the e-mail; it is rendered with the agency's identity and notices at the time of queueing. */
  readonly letter: Letter;
  readonly attachments?: readonly MailAttachment[];
}

/**
 * Queues an e-mail that is sent exactly when this transaction commits; returns whether the key was new. One
 * statement writes the e-mail and its job.
 */
export async function queueMail(work: Work, mail: OutgoingMail): Promise<boolean> {
  if (mail.to === "") return false;
  const { insert, deliver } = await lettered(work, mail);
  const added = await work.rows(sql`with added as (${insert} returning id) select ${deliver} from added`);
  return added.length > 0;
}

/**
 * Queues an e-mail with a new key, as {@link queueMail} does, but writes it at the end of the transaction.
 */
export async function enqueueMail(work: Work, mail: OutgoingMail): Promise<void> {
  if (mail.to === "") return;
  const { insert, deliver } = await lettered(work, mail);
  work.enqueue(deliver, insert);
}

/**
 * Returns the address of the advisor who signs a letter; null when no advisor signs it or it contains a code.
 */
function answersTo(key: MailKey, { advisor }: Letter): string | null {
  if (!advisor || classOf(key).code || emailProblem(advisor.email)) return null;
  return normalEmail(advisor.email);
}

/** Returns the statements that insert an e-mail's row and its job. */
async function lettered(
  work: Work,
  { key, to, subject, letter, attachments = [] }: OutgoingMail,
): Promise<{ readonly insert: Fragment; readonly deliver: Fragment }> {
  const id = v7();
  const { html, text } = layout(letter, await work.services.agency.current());
  const stored = attachments.map(({ filename, storageKey, contentType, size }) => ({
    filename,
    storage_key: storageKey,
    content_type: contentType,
    size,
  }));
  const messageId = `<${id}@${new URL(work.services.config.publicUrl).hostname}>`;
  const insert = sql`
    insert into mails (id, message_id, key, "to", reply_to, subject, html, text, attachments,
      created_at, tries)
    values (${id}, ${messageId}, ${key}, ${to}, ${answersTo(key, letter)}, ${subject}, ${html}, ${text},
      ${JSON.stringify(stored)}::jsonb, ${work.now}, 0) on conflict (key) do nothing`;
  return { insert, deliver: addJob("mail.deliver", { mailId: id }, `mail:${id}`) };
}
