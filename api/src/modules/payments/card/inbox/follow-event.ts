import type { JobContext } from "../../../../core/jobs/jobs.ts";
import type { WompiTransaction } from "../../../../core/wompi/transaction.ts";
import { applyEvent } from "../acts/apply-event.ts";
import { claimEvent } from "../acts/claim-event.ts";

/**
 * Follows an event of the inbox. It is a hint that something happened: what it says of money counts only once
 * the provider, asked by the reference under our own key, says the same id, amount and currency. Where it
 * does not, nothing changes, and it is asked again later.
 * @throws ProviderAway when the provider does not answer.
 */
export async function followEvent({ services, run }: JobContext, eventId: string): Promise<void> {
  const hint = await run(claimEvent, { eventId });
  if (!hint || !services.cards) return;
  const found = await services.cards.client.transactionsOf(hint.reference);
  const told = found.find((transaction) => isSame(transaction, hint));
  if (told) await run(applyEvent, { eventId, told });
}

const isSame = (one: WompiTransaction, other: WompiTransaction): boolean =>
  one.id === other.id && one.amountInCents === other.amountInCents && one.currency === other.currency;
