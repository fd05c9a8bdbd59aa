import type { HookAnswer } from "../../../core/outgoing/call-hook.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { assign } from "../../../core/rows.ts";
import { switchOff } from "../switch-off.ts";
import { WebhookDelivery } from "../webhook-delivery.entity.ts";
import { Webhook } from "../webhook.entity.ts";
import { isAcknowledged, nextTry } from "../webhook.rules.ts";

interface Noted {
  readonly id: string;
  readonly try: number;
  /** Response of the receiver; null when there was none. */
  readonly answer: HookAnswer | null;
  readonly failure: string | null;
}

/**
 * Records the result of an attempt. A failed attempt is repeated with increasing delays; after three days the
 * delivery ends and its webhook is switched off.
 */
export async function noteAnswer(work: Work, { id, try: tried, answer, failure }: Noted): Promise<void> {
  const delivery = await work.lockById(WebhookDelivery, id);
  // Another try has begun meanwhile, and will report its own result.
  if (!delivery || delivery.endedAt !== null || delivery.tries !== tried) return;
  assign(delivery, { answerStatus: answer?.status ?? null, answer: answer?.text ?? null, failure });
  if (answer && isAcknowledged(answer.status)) {
    assign(delivery, { endedAt: work.now, delivered: true });
    return;
  }
  const due = delivery.test ? null : nextTry(tried, delivery.firstTriedAt ?? work.now, work.now);
  assign(delivery, due ? { dueAt: due } : { endedAt: work.now });
  if (due || delivery.test) return;
  const webhook = await work.lockById(Webhook, delivery.webhook.id);
  if (webhook?.offAt === null) await switchOff(work, webhook, "failures");
}
