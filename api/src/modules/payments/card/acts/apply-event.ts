import type { Work } from "../../../../core/mutation/work.ts";
import { readTransaction } from "../../../../core/wompi/transaction.ts";
import { applyTransaction } from "../apply-transaction.ts";
import { CardEvent } from "../inbox/card-event.entity.ts";
import "../card.events.ts";

const DAY = 86_400_000;

/** Why an event of something we do not know waits. */
const OF_NOTHING_KNOWN =
  "Todavía no corresponde a ningún pago de los que conocemos. Se busca cada minuto durante un día.";

/**
 * Applies an event of the inbox, once. One that is of nothing we know waits for a day: its attempt may be
 * stored after it. Then, as with words that nobody knows, accounting is told.
 */
export async function applyEvent(work: Work, { eventId }: { readonly eventId: string }): Promise<void> {
  const event = await work.em.findOneOrFail(CardEvent, { id: eventId });
  await work.lock(event);
  const told = readTransaction(event.told);
  if (event.appliedAt) return;
  const outcome = told ? await applyTransaction(work, told) : "nothing-new";
  event.outcome = outcome;
  if (outcome === "unmatched" && work.now.getTime() - event.receivedAt.getTime() < DAY) {
    event.failure = OF_NOTHING_KNOWN;
    return;
  }
  event.appliedAt = work.now;
  event.failure = null;
  if (outcome === "unmatched" || outcome === "unknown-status") await work.emit("card.unclear", { eventId });
}
