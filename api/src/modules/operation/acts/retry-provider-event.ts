import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { CardEvent } from "../../payments/card/inbox/card-event.entity.ts";
import { NO_EVENT, NOT_FAILED } from "../operation.rules.ts";

/** Queues an event of the payment provider again, immediately, that could not be applied. */
export async function retryProviderEvent(work: Work, { id }: { readonly id: string }): Promise<void> {
  const event = await work.forUpdate.find(CardEvent, { id }, NO_EVENT);
  if (event.appliedAt || event.failure === null) throw conflict(NOT_FAILED);
  const { tries } = event;
  event.failure = null;
  event.askAt = null;
  await work.job("payments.card-event", {}, "card-event");
  work.audit("operation.tried-again", id, { kind: "provider_event", task: null, tries });
}
