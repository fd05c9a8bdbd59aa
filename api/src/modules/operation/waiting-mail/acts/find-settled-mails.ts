import { isContactTime } from "../../../../core/colombia/contact-hours.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { WAITING_DAYS } from "../waiting-mail.rules.ts";
import { collects, waitingMailsFrom } from "../waiting-mail.sql.ts";

/** Messages that one sweep settles. */
const MOST = 500;

/**
 * Finds messages that waited long enough, and all others once mails to clients are open; requests for payment
 * only within the hours of the law.
 */
export async function findSettledMails(work: Work): Promise<string[]> {
  const { mailsOpen } = await work.services.agency.current();
  const found = await work.rows<{ id: string }>(sql`select m.id ${waitingMailsFrom}
    and (m.waiting_at <= ${work.now}::timestamptz - make_interval(days => ${WAITING_DAYS}::int)
      or (${mailsOpen} and (${isContactTime(work.now)} or not ${collects})))
    order by m.waiting_at, m.id limit ${MOST}::int`);
  return found.map(({ id }) => id);
}
