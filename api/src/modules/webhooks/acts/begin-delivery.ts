import type { Work } from "../../../core/mutation/work.ts";
import { assign } from "../../../core/rows.ts";
import { WebhookDelivery } from "../webhook-delivery.entity.ts";
import { secretsOf } from "../webhook-secret.ts";
import { Webhook } from "../webhook.entity.ts";
import { LEASE } from "../webhook.rules.ts";

/** Started attempt to deliver an event. */
export interface BegunDelivery {
  readonly id: string;
  readonly try: number;
  readonly address: string;
  readonly body: string;
  readonly secrets: readonly string[];
}

/**
 * Starts a delivery attempt. Returns null when the delivery is no longer due, for example because another
 * process started it. An attempt that is never finished is repeated after a minute.
 */
export async function beginDelivery(work: Work, { id }: { id: string }): Promise<BegunDelivery | null> {
  const delivery = await work.lockById(WebhookDelivery, id);
  if (!delivery || delivery.endedAt !== null || delivery.body === null || delivery.dueAt > work.now)
    return null;
  const webhook = await work.em.findOneOrFail(Webhook, { id: delivery.webhook.id });
  if (webhook.pausedAt !== null || (webhook.offAt !== null && !delivery.test)) return null;
  assign(delivery, {
    tries: delivery.tries + 1,
    firstTriedAt: delivery.firstTriedAt ?? work.now,
    triedAt: work.now,
    dueAt: new Date(work.now.getTime() + LEASE),
  });
  const { address } = webhook;
  const secrets = secretsOf(work.services, webhook, work.now);
  return { id, try: delivery.tries, address, body: delivery.body, secrets };
}
