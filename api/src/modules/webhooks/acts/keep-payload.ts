import type { Work } from "../../../core/mutation/work.ts";
import { assign } from "../../../core/rows.ts";
import { WebhookDelivery } from "../webhook-delivery.entity.ts";

interface Payload {
  readonly id: string;
  /** The text that every try sends; null when there is none. */
  readonly body: string | null;
  /** Reason why there is none. */
  readonly failure: string | null;
}

/** Keeps the text of a delivery, once; without one there is nothing to send, and it has ended. */
export async function keepPayload(work: Work, { id, body, failure }: Payload): Promise<void> {
  const delivery = await work.lockById(WebhookDelivery, id);
  if (!delivery || delivery.body !== null || delivery.endedAt !== null) return;
  if (body === null) assign(delivery, { failure, endedAt: work.now });
  else assign(delivery, { body });
}
