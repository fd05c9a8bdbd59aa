import { daysAfter } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { KEPT_DAYS } from "../webhook.rules.ts";

/** Number of rows deleted in one run; the rest is deleted a minute later. */
const AT_ONCE = 1_000;

/**
 * Deletes deliveries that are older than their retention period, and former secrets that are no longer used
 * for signing.
 */
export async function forgetDeliveries(work: Work): Promise<void> {
  await work.rows(sql`delete from webhook_deliveries where id in (select l.id from webhook_deliveries l
    where l.created_at <= ${daysAfter(work.now, -KEPT_DAYS)} limit ${AT_ONCE} for update skip locked)`);
  await work.rows(sql`update webhooks set former_secret = null, former_until = null
    where former_until <= ${work.now}`);
}
