import type { Work } from "../../../../core/mutation/work.ts";
import type { WompiTransaction } from "../../wompi/transaction.ts";
import { applyTransaction } from "../apply-transaction.ts";
import { CardEvent } from "../inbox/card-event.entity.ts";

/**
 * Event of the card provider, with the transaction that the provider returned when queried by the event's
 * reference.
 */
export interface ConfirmedEvent {
  readonly eventId: string;
  readonly transaction: WompiTransaction;
}

/**
 * Applies the transaction that the provider returned for an event, once. The status in the provider's answer
 * counts, not the status in the event. When the answer is older than the event, nothing final is changed and
 * the provider is queried again later.
 */
export async function applyEvent(work: Work, { eventId, transaction }: ConfirmedEvent): Promise<void> {
  const event = await work.em.findOneOrFail(CardEvent, { id: eventId });
  await work.lock(event);
  if (event.appliedAt) return;
  event.outcome = await applyTransaction(work, transaction);
  if (transaction.status === "PENDING" && event.status !== "PENDING") return;
  event.appliedAt = work.now;
  event.failure = null;
  if (event.outcome === "unknown-status") await work.emit("card.unclear", { eventId });
}
