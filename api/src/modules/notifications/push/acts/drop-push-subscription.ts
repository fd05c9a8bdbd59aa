import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";

/** Ends pushes to one of the caller's browsers; returns whether it was subscribed. */
export async function dropPushSubscription(work: Work, { endpoint }: { endpoint: string }): Promise<boolean> {
  const dropped = await work.rows(sql`delete from push_subscriptions
    where user_id = ${work.viewer?.id ?? 0} and endpoint = ${endpoint} returning id`);
  return dropped.length > 0;
}
