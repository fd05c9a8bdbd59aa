import type { Context } from "../../../core/context.ts";
import { jobContext } from "../../../core/jobs/context.ts";
import { ProviderAway } from "../../payments/wompi/failures.ts";
import { keepReportedTransaction } from "../../payments/card/acts/keep-reported-transaction.ts";
import { CardAttempt } from "../../payments/card/attempt.entity.ts";
import { lookUpAttempt } from "../../payments/card/look-up-attempt.ts";

/** Attempts of one reservation that are looked up at a time. */
const MOST_ATTEMPTS = 5;
/** Seconds within which an attempt is looked up once. */
const AGAIN_AFTER = 2;

/**
 * Looks up at the card provider the outcome of the open attempts to pay a reservation, and payments that
 * another program of the agency took by its bare id; while the provider is away, the known facts stay.
 */
export async function lookUpReservation({ services, origin }: Context, id: string): Promise<void> {
  if (!services.cards) return;
  const open = await services.orm.em
    .fork()
    .find(CardAttempt, { order: id, status: { $in: ["started", "pending"] } }, { limit: MOST_ATTEMPTS });
  const nobody = jobContext(services, origin.requestId);
  try {
    for (const attempt of open) await lookUpAttempt(nobody, attempt.id, AGAIN_AFTER);
    const elsewhere = await services.cards.client.transactionsOf(id);
    for (const transaction of elsewhere) await nobody.run(keepReportedTransaction, { transaction });
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error;
    services.log.warn({ err: error }, "the card provider does not answer what is pending");
  }
}
