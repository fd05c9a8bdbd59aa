import { job, type JobContext, type Sweep } from "../../../core/jobs/jobs.ts";
import { ProviderAway } from "../../../core/wompi/failures.ts";
import { applyNew, applyWaiting } from "./inbox/apply-events.ts";
import { checkPayments } from "./check-payments.ts";
import { dueLookUps } from "./card-sweeps.reads.ts";
import { lookUpAttempt } from "./look-up-attempt.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    "payments.card-event": Record<string, never>;
  }
}

/** Applies the inbox when something came into it; a second run finds it applied. */
export const cardJobs = [job("payments.card-event", applyNew)];

/**
 * Asks the provider for what is open for over ten minutes: its events are told four times at the most. When
 * it is away the rest waits for the next minute.
 */
async function lookUpOpen(context: JobContext): Promise<void> {
  const { services } = context;
  if (!services.cards) return;
  for (const { id, seconds } of await dueLookUps(services)) {
    try {
      await lookUpAttempt(context, id, seconds);
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error;
      services.log.warn({ err: error }, "the card provider does not answer what is pending");
      return;
    }
  }
}

/** What happens to payments online by the passing of time. */
export const cardSweeps: readonly Sweep[] = [
  { name: "payments.card-events", run: applyWaiting },
  { name: "payments.card-look-ups", run: lookUpOpen },
  { name: "payments.card-checks", run: checkPayments },
];
