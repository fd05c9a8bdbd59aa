import { type Fragment, sql } from "../../../core/read/sql.ts";
import { daysAfter } from "../../../core/colombia/days.ts";
import type { Kept } from "./retention.rules.ts";

/** Rows of a table whose retention period is over. */
interface OldRows {
  readonly table: Fragment;
  readonly which: Fragment;
}

/**
 * Condition that link `links l` belongs to a sale. Such links are kept with the contract, as evidence of how
 * the client opened, decided and signed.
 */
const ofSale = sql`(
  exists (select from contracts c where c.id = l.record_id or c.quote_id = l.record_id)
  or exists (select from addenda a where a.id = l.record_id)
  or exists (select from quote_links q where q.link_id = l.id and q.decided_at is not null))`;

/**
 * Returns the rows, by table, whose retention period is over at a time. Used codes are kept, because they
 * prove a signature or an account.
 */
export function oldRows(days: Readonly<Record<Kept, number>>, now: Date): readonly OldRows[] {
  const before = (name: Kept) => daysAfter(now, -days[name]);
  const ended = before("accessDays");
  return [
    {
      table: sql`notifications`,
      which: sql`l.created_at < ${before("noticeDays")} or (l.read_at < ${before("readNoticeDays")}
        and l.created_at < ${before("readNoticeDays")})`,
    },
    { table: sql`notice_deliveries`, which: sql`l.done_at < ${before("draftDays")}` },
    { table: sql`passenger_drafts`, which: sql`l.updated_at <= ${before("draftDays")}` },
    { table: sql`mails`, which: sql`l.created_at < ${before("mailDays")}` },
    {
      table: sql`links`,
      which: sql`l.created_at < ${ended} and least(l.expires_at, l.revoked_at) < ${ended} and not ${ofSale}`,
    },
    { table: sql`user_sessions`, which: sql`l.expires_at <= ${ended}` },
    { table: sql`user_tokens`, which: sql`l.expires_at <= ${ended}` },
    { table: sql`access_tokens`, which: sql`least(l.expires_at, l.revoked_at) <= ${ended}` },
    { table: sql`passkey_challenges`, which: sql`l.expires_at <= ${ended}` },
    { table: sql`one_time_codes`, which: sql`l.used_at is null and l.expires_at <= ${ended}` },
  ];
}
