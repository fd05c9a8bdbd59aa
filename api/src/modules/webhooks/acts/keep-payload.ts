import type { Work } from "../../../core/mutation/work.ts";
import { assign } from "../../../core/rows.ts";
import { WebhookDelivery } from "../webhook-delivery.entity.ts";

interface Payload {
  readonly id: string;
  /** Text that every attempt sends; null when it could not be created. */
  readonly body: string | null;
  /** Reason why the text could not be created; null when it was. */
  readonly failure: string | null;
}

/**
 * Stores the text of a delivery, once. Without a text the delivery ends, because there is nothing to send.
 */
export async function keepPayload(work: Work, { id, body, failure }: Payload): Promise<void> {
  const delivery = await work.lockById(WebhookDelivery, id);
  if (!delivery || delivery.body !== null || delivery.endedAt !== null) return;
  if (body === null) assign(delivery, { failure, endedAt: work.now });
  else assign(delivery, { body });
}
