import type { Work } from "../../core/mutation/work.ts";
import { sql } from "../../core/read/sql.ts";

/** Restarts the attempts of all pending deliveries of a webhook immediately. */
export async function tryAnew(work: Work, webhookId: string): Promise<void> {
  await work.rows(sql`update webhook_deliveries set tries = 0, first_tried_at = null, due_at = ${work.now}
    where webhook_id = ${webhookId} and ended_at is null`);
  await work.job("webhooks.deliver", {}, undefined, "webhooks");
}
