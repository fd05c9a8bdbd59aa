import type { JobContext } from "../../../core/jobs/jobs.ts";
import { claimLookUp } from "./acts/claim-look-up.ts";
import { closeAttempt } from "./acts/close-attempt.ts";
import { keepReportedTransaction } from "./acts/keep-reported-transaction.ts";
import { LOST_AFTER_SECONDS } from "./card.rules.ts";

/** Sentence shown for an attempt that never reached the provider. */
const NEVER_ARRIVED = "El pago no llegó al proveedor. No se hizo ningún cobro.";

/**
 * Queries the provider about the outcome of an open attempt, at most once within `seconds`, and stores the
 * answer. An attempt that the provider does not know after a minute is marked as failed.
 * @throws ProviderAway when the provider does not answer; nothing changes.
 */
export async function lookUpAttempt(nobody: JobContext, id: string, seconds: number): Promise<void> {
  const { services } = nobody;
  if (!services.cards) return;
  const asked = await nobody.run(claimLookUp, { id, seconds });
  if (!asked) return;
  const found = await services.cards.client.transactionsOf(asked.reference);
  for (const transaction of found) await nobody.run(keepReportedTransaction, { transaction });
  const age = (services.clock.now().getTime() - asked.startedAt.getTime()) / 1000;
  if (found.length === 0 && age >= LOST_AFTER_SECONDS)
    await nobody.run(closeAttempt, { id, reason: NEVER_ARRIVED });
}
