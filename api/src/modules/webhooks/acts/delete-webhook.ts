import type { Work } from "../../../core/mutation/work.ts";
import { lockWebhook } from "../webhook.access.ts";

/** Deletes a webhook and the log of its deliveries; pending events are not delivered. */
export async function deleteWebhook(work: Work, { id }: { id: string }): Promise<string> {
  const webhook = await lockWebhook(work, id);
  work.audit("webhook.deleted", id, { name: webhook.name });
  work.em.remove(webhook);
  return "Webhook eliminado";
}
