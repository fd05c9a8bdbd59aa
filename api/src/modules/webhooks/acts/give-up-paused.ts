import { daysAfter } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { PAUSED_DAYS, payloadFailures } from "../webhook.rules.ts";

/** Ends deliveries that exceeded the waiting period of a paused webhook that nobody confirmed. */
export async function giveUpPaused(work: Work): Promise<void> {
  await work.rows(sql`update webhook_deliveries d
    set ended_at = ${work.now}, failure = ${payloadFailures.paused}
    from webhooks w where w.id = d.webhook_id and w.paused_at is not null and d.ended_at is null
      and d.created_at <= ${daysAfter(work.now, -PAUSED_DAYS)}
      and w.paused_at <= ${daysAfter(work.now, -PAUSED_DAYS)}`);
}
