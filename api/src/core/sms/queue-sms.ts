import { v7 } from "uuid";
import { addJob } from "../jobs/add-job.ts";
import "../mail/queue-mail.ts";
import type { Work } from "../mutation/work.ts";
import { sql } from "../read/sql.ts";

/** An SMS to be sent: the same key is sent once. */
export interface OutgoingSms {
  readonly key: string;
  /** A mobile number as it is stored, `+573001234567`. */
  readonly to: string;
  readonly text: string;
  /** The address to which it goes by mail when it cannot leave; null: nowhere. */
  readonly insteadTo: string | null;
}

/** Leaves an SMS that is sent exactly when this transaction commits, under a key that nobody had before. */
export function leaveSms(work: Work, { key, to, text, insteadTo }: OutgoingSms): void {
  const id = v7();
  work.leave(
    addJob("mail.deliver", { mailId: id }, `mail:${id}`),
    sql`insert into mails
        (id, message_id, key, channel, "to", subject, html, text, attachments, created_at, tries,
          instead_to)
      values (${id}, ${`<${id}@sms>`}, ${key}, 'sms', ${to}, 'SMS', '', ${text}, '[]'::jsonb, ${work.now}, 0,
        ${insteadTo})
      on conflict (key) do nothing`,
  );
}
