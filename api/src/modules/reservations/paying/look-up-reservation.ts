import type { Context } from "../../../core/context.ts";
import { jobContext } from "../../../core/jobs/context.ts";
import { ProviderAway } from "../../payments/wompi/failures.ts";
import { keepReportedTransaction } from "../../payments/card/acts/keep-reported-transaction.ts";
import { CardAttempt } from "../../payments/card/attempt.entity.ts";
import { lookUpAttempt } from "../../payments/card/look-up-attempt.ts";

/** Maximum number of attempts of one reservation queried at a time. */
const MOST_ATTEMPTS = 5;
/** Number of seconds within which an attempt is queried at most once. */
const AGAIN_AFTER = 2;

/**
 * Queries the card provider about the open attempts to pay a reservation, and about payments that another
 * program of the agency made with the reservation's id as reference. While the provider does not answer, the
 * stored data do not change.
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
