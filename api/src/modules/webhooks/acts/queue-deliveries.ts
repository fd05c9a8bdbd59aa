import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { deliveriesFrom, isToRead, isToSend } from "../webhook.sql.ts";

/** Adds the job that delivers due events, if there are any. */
export async function queueDeliveries(work: Work): Promise<void> {
  const [due] = await work.rows(sql`select 1 ${deliveriesFrom}
    where (${isToRead}) or (${isToSend(work.now)}) limit 1`);
  if (due) await work.job("webhooks.deliver", {}, "webhooks.deliver", "webhooks");
}
