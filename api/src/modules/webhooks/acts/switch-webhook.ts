import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { assign } from "../../../core/rows.ts";
import { switchOff } from "../switch-off.ts";
import { makerAgain } from "../webhook-maker.ts";
import { lockWebhook } from "../webhook.access.ts";

/**
 * Switches a webhook on or off. Who switches it on answers for it from then on, unless an active service
 * account does, and everything that waited begins its tries anew.
 */
export async function switchWebhook(work: Work, { id, on }: { id: string; on: boolean }): Promise<string> {
  const webhook = await lockWebhook(work, id);
  if (on === (webhook.offAt === null)) return id;
  if (!on) {
    await switchOff(work, webhook, "person");
    return id;
  }
  assign(webhook, { offAt: null, offReason: null, maker: await makerAgain(work, webhook) });
  await work.rows(sql`update webhook_deliveries set tries = 0, first_tried_at = null, due_at = ${work.now}
    where webhook_id = ${id} and ended_at is null`);
  work.audit("webhook.switched", id, { name: webhook.name, on, why: null });
  await work.job("webhooks.deliver", {}, undefined, "webhooks");
  return id;
}
