import type { JobContext } from "../../../../core/jobs/jobs.ts";
import { ProviderAway } from "../../wompi/failures.ts";
import { noteEventFailure } from "../acts/note-event-failure.ts";
import { newEvents, waitingEvents } from "../card-sweeps.reads.ts";
import type { WompiTransaction } from "../../wompi/transaction.ts";
import { applyEvent } from "../acts/apply-event.ts";
import { claimEvent } from "../acts/claim-event.ts";

/**
 * Applies the stored events that have not been processed yet, including events stored during the run. Throws
 * when some events could not be applied.
 */
export async function applyNew(context: JobContext): Promise<void> {
  for (;;) {
    const { followed, failures, isAway } = await followEach(context, await newEvents(context.services));
    // The rest is due in a minute, and queries an absent provider no sooner.
    if (isAway) return;
    if (followed > 0) continue;
    if (failures.length > 0) throw failures[0];
    return;
  }
}

/** Applies the events whose next query is due, and the events whose job was lost. */
export async function applyWaiting(context: JobContext): Promise<void> {
  const { failures } = await followEach(context, await waitingEvents(context.services));
  if (failures.length > 0) throw failures[0];
}

/**
 * Applies events in sequence. An event that fails stores its reason and does not delay later events. When the
 * provider does not answer, the remaining events wait.
 */
async function followEach(context: JobContext, events: readonly string[]) {
  const failures: unknown[] = [];
  let followed = 0;
  for (const eventId of events) {
    try {
      await followEvent(context, eventId);
      followed += 1;
    } catch (error) {
      if (error instanceof ProviderAway) {
        context.services.log.warn({ err: error }, "the card provider does not answer what an event says");
        return { followed, failures, isAway: true };
      }
      failures.push(error);
      const why = error instanceof Error ? error.message : String(error);
      await context.run(noteEventFailure, { eventId, why });
    }
  }
  return { followed, failures, isAway: false };
}

/**
 * Applies an event of the inbox. The event is only a hint: its money counts once the provider, queried by
 * reference with the agency's own key, confirms the same id, amount and currency. Otherwise nothing changes,
 * and the provider is queried again later.
 * @throws ProviderAway when the provider does not answer.
 */
async function followEvent({ services, run }: JobContext, eventId: string): Promise<void> {
  const hint = await run(claimEvent, { eventId });
  if (!hint || !services.cards) return;
  const found = await services.cards.client.transactionsOf(hint.reference);
  const transaction = found.find((each) => isSame(each, hint));
  if (transaction) await run(applyEvent, { eventId, transaction });
}

const isSame = (one: WompiTransaction, other: WompiTransaction): boolean =>
  one.id === other.id && one.amountInCents === other.amountInCents && one.currency === other.currency;
