import type { Work } from "../../../core/mutation/work.ts";
import { lockWebhook } from "../webhook.access.ts";

/** Deletes a webhook with the log of its deliveries: nothing that waited is delivered. */
export async function deleteWebhook(work: Work, { id }: { id: string }): Promise<string> {
  const webhook = await lockWebhook(work, id);
  work.audit("webhook.deleted", id, { name: webhook.name });
  work.em.remove(webhook);
  return "Webhook eliminado";
}
