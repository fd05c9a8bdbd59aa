import type { Work } from "../../../../core/mutation/work.ts";
import { readTransaction, type WompiTransaction } from "../../wompi/transaction.ts";
import { EVENT_DAYS, minutesToNextAsk, NOT_CONFIRMED, OF_NOTHING_KNOWN } from "../card.rules.ts";
import { CardEvent } from "../inbox/card-event.entity.ts";
import { findReferenced } from "../referenced.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

/**
 * Claims an event that is due and returns the transaction that it reports, so that the provider can be
 * queried; null when there is nothing to query. The time of the next query is stored before the request, so
 * that another process repeats the query if this one dies. An event with an unknown reference is marked as
 * unmatched, and OWNER is notified once per transaction. It is retried for three days, because its
 * reservation may still be restored.
 */
export async function claimEvent(
  work: Work,
  { eventId }: { readonly eventId: string },
): Promise<WompiTransaction | null> {
  const event = await work.em.findOneOrFail(CardEvent, { id: eventId });
  await work.lock(event);
  if (event.appliedAt || (event.askAt && event.askAt > work.now)) return null;
  const hint = readTransaction(event.reported);
  if (!hint) {
    event.appliedAt = work.now;
    event.outcome = "nothing-new";
    return null;
  }
  event.askAt = new Date(work.now.getTime() + minutesToNextAsk(event.asks) * MINUTE);
  event.asks += 1;
  const isOld = work.now.getTime() - event.receivedAt.getTime() >= EVENT_DAYS * DAY;
  if (await findReferenced(work, hint.reference)) {
    event.failure = isOld ? NOT_CONFIRMED : null;
    return hint;
  }
  await keepUnmatched(work, event, isOld);
  return null;
}

async function keepUnmatched(work: Work, event: CardEvent, isOld: boolean): Promise<void> {
  const { id: eventId, transactionId } = event;
  event.failure = isOld ? null : OF_NOTHING_KNOWN;
  if (isOld) event.appliedAt = work.now;
  if (event.outcome === "unmatched") return;
  event.outcome = "unmatched";
  const notified = await work.em.count(CardEvent, {
    transactionId,
    outcome: "unmatched",
    id: { $ne: eventId },
  });
  if (notified === 0) await work.emit("card.unclear", { eventId });
}
