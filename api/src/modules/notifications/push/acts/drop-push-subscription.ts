import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";

/** Ends pushes in a browser of one's own; answers whether it took any. */
export async function dropPushSubscription(work: Work, { endpoint }: { endpoint: string }): Promise<boolean> {
  const dropped = await work.rows(sql`delete from push_subscriptions
    where user_id = ${work.viewer?.id ?? 0} and endpoint = ${endpoint} returning id`);
  return dropped.length > 0;
}
