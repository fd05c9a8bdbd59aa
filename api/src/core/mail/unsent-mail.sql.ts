import type { MailKind } from "../mail-kinds.ts";
import { type Fragment, raw, sql } from "../read/sql.ts";
import { mailRecord, waits } from "./mail.entity.ts";

const begins = `(select case when m.dropped_at is not null then 'dropped' when ${waits} then 'waits'
    when m.sent_at is null and m.held_at is null and m.replaced_at is null and m.released_at is null
      then 'queued' end
  from mails m where ${mailRecord("m")} = any(array(`;
const ends = (kind: MailKind): string =>
  `)) and m.key like '${kind}:%' order by m.created_at desc, m.id desc limit 1)`;

/**
 * Returns SQL for the state of the latest e-mail of a kind about some records (`ids` is a query of their ids
 * as text), as `UnsentMail`; null if it was sent or there is none.
 */
export const unsentMailSql = (kind: MailKind, ids: Fragment): Fragment =>
  sql`${raw(begins)}${ids}${raw(ends(kind))}`;

/** Returns the SQL of {@link unsentMailSql} as text. */
export const unsentMailText = (kind: MailKind, ids: string): string => begins + ids + ends(kind);
