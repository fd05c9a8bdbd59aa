import { isContactTime } from "../../../../core/colombia/contact-hours.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { WAITING_DAYS } from "../waiting-mail.rules.ts";
import { collects, waitingMailsFrom } from "../waiting-mail.sql.ts";

/** Maximum number of messages that one sweep settles. */
const MOST = 500;

/**
 * Returns the ids of messages that waited too long and, once mails to clients are enabled, of all others;
 * payment requests only within the legal hours.
 */
export async function findSettledMails(work: Work): Promise<string[]> {
  const { mailsOpen } = await work.services.agency.current();
  const found = await work.rows<{ id: string }>(sql`select m.id ${waitingMailsFrom}
    and (m.waiting_at <= ${work.now}::timestamptz - make_interval(days => ${WAITING_DAYS}::int)
      or (${mailsOpen} and (${isContactTime(work.now)} or not ${collects})))
    order by m.waiting_at, m.id limit ${MOST}::int`);
  return found.map(({ id }) => id);
}
