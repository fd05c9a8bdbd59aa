import { conflict, notFound } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { assign } from "../../../core/rows.ts";
import { WebhookDelivery } from "../webhook-delivery.entity.ts";
import { lockWebhook } from "../webhook.access.ts";
import { IS_OFF, IS_PAUSED, NO_DELIVERY } from "../webhook.rules.ts";

/**
 * Delivers an event again with the same id and the same bytes; a pending delivery is attempted immediately.
 * When there was no text to send, the query runs again.
 */
export async function replayDelivery(work: Work, { id }: { id: string }): Promise<string> {
  const found = await work.find(WebhookDelivery, { id }, NO_DELIVERY);
  const webhook = await lockWebhook(work, found.webhook.id);
  const delivery = await work.lockById(WebhookDelivery, id);
  if (!delivery) throw notFound(NO_DELIVERY);
  if (webhook.pausedAt !== null) throw conflict(IS_PAUSED);
  if (webhook.offAt !== null && !delivery.test) throw conflict(IS_OFF);
  assign(delivery, { dueAt: work.now, failure: null });
  if (delivery.endedAt !== null)
    assign(delivery, { tries: 0, firstTriedAt: null, endedAt: null, delivered: false });
  work.audit("webhook.delivery-repeated", webhook.id, { name: webhook.name, event: delivery.event });
  await work.job("webhooks.deliver", {}, undefined, "webhooks");
  return id;
}
