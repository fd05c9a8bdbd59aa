import { v7 } from "uuid";
import type { MailKey } from "../mail-kinds.ts";
import { addJob } from "../mutation/add-job.ts";
import type { Work } from "../mutation/work.ts";
import { sql } from "../read/sql.ts";

/** An SMS to be sent: the same key is sent once. */
export interface OutgoingSms {
  readonly key: MailKey;
  /** A mobile number as it is stored, `+573001234567`. */
  readonly to: string;
  readonly text: string;
  /** Mail address that is used when the SMS cannot be sent; null for none, as for a code. */
  readonly insteadTo: string | null;
  /** Time until which it is worth sending; absent: always. */
  readonly expiresAt?: Date;
}

/** Queues an SMS under a new key; it is sent exactly when this transaction commits. */
export function enqueueSms(work: Work, { key, to, text, insteadTo, expiresAt }: OutgoingSms): void {
  const id = v7();
  work.enqueue(
    addJob("mail.deliver", { mailId: id }, `mail:${id}`),
    sql`insert into mails
        (id, message_id, key, channel, "to", subject, html, text, attachments, created_at, tries,
          instead_to, expires_at)
      values (${id}, ${`<${id}@sms>`}, ${key}, 'sms', ${to}, 'SMS', '', ${text}, '[]'::jsonb, ${work.now}, 0,
        ${insteadTo}, ${expiresAt ?? null})
      on conflict (key) do nothing`,
  );
}
