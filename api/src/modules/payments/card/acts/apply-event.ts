import type { Work } from "../../../../core/mutation/work.ts";
import type { WompiTransaction } from "../../wompi/transaction.ts";
import { applyTransaction } from "../apply-transaction.ts";
import { CardEvent } from "../inbox/card-event.entity.ts";

/** Event with the provider's answer to a request for its reference. */
export interface ConfirmedEvent {
  readonly eventId: string;
  readonly transaction: WompiTransaction;
}

/**
 * Applies the provider's answer about the transaction of an event, once: the answer's status counts, whatever
 * the event reports. An answer that is older than its event changes nothing final; the provider is asked
 * again later.
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
