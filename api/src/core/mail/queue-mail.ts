import { v7 } from "uuid";
import type { Work } from "../mutation/work.ts";
import { type Letter, layout } from "./layout.ts";
import type { MailAttachment } from "./mail.entity.ts";

declare module "../jobs/jobs.ts" {
  interface Jobs {
    "mail.deliver": { mailId: string };
  }
}

/** A mail to be sent. */
export interface OutgoingMail {
  /**
   * Record and purpose, such as `quote-sent:{versionId}`: the same key is sent once, however often it is
   * queued.
   */
  readonly key: string;
  readonly to: string;
  readonly subject: string;
  /** What it says; it is laid out with the agency's identity and notices of this moment. */
  readonly letter: Letter;
  readonly attachments?: readonly MailAttachment[];
}

/** Leaves a mail that is sent exactly when this transaction commits; answers whether the key was new. */
export async function queueMail(
  work: Work,
  { key, to, subject, letter, attachments = [] }: OutgoingMail,
): Promise<boolean> {
  const id = v7();
  const { html, text } = layout(letter, await work.services.agency.current());
  const stored = attachments.map(({ filename, storageKey, contentType, size }) => ({
    filename,
    storage_key: storageKey,
    content_type: contentType,
    size,
  }));
  const messageId = `<${id}@${new URL(work.services.config.publicUrl).hostname}>`;
  const added = await work.em.execute<{ id: string }[]>(
    `insert into mails (id, message_id, key, "to", subject, html, text, attachments, created_at, tries)
     values (?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?, 0) on conflict (key) do nothing returning id`,
    [id, messageId, key, to, subject, html, text, JSON.stringify(stored), work.now],
  );
  if (added.length === 0) return false;
  await work.job("mail.deliver", { mailId: id }, `mail:${id}`);
  return true;
}
