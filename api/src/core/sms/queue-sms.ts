import { v7 } from "uuid";
import type { MailKey } from "../mail-kinds.ts";
import { addJob } from "../mutation/add-job.ts";
import type { Work } from "../mutation/work.ts";
import { sql } from "../read/sql.ts";

/** An SMS to be sent; the same key is sent only once. */
export interface OutgoingSms {
  readonly key: MailKey;
  /** Mobile number in its stored form, `+573001234567`. */
  readonly to: string;
  readonly text: string;
  /** E-mail address to which the text is sent if the SMS fails; null for none, as for a code. */
  readonly insteadTo: string | null;
  /** Time until which sending makes sense; absent for no limit. */
  readonly expiresAt?: Date;
}

/** Queues an SMS with a new key; it is sent exactly when this transaction commits. */
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
