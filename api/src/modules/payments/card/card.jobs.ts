import { job, type JobContext, type Sweep } from "../../../core/jobs/jobs.ts";
import { ProviderAway } from "../wompi/failures.ts";
import { applyNew, applyWaiting } from "./inbox/apply-events.ts";
import { checkPayments } from "./check-payments.ts";
import { dueLookUps } from "./card-sweeps.reads.ts";
import { lookUpAttempt } from "./look-up-attempt.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    "payments.card-event": Record<string, never>;
  }
}

/** Applies the inbox when an event was stored in it; a second run finds it applied. */
export const cardJobs = [job("payments.card-event", applyNew)];

/**
 * Queries the provider about the attempts that are open for over ten minutes: it reports its events four
 * times at the most. When it does not answer, the rest waits for the next minute.
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

/** Scheduled work on payments online. */
export const cardSweeps: readonly Sweep[] = [
  { name: "payments.card-events", run: applyWaiting },
  { name: "payments.card-look-ups", run: lookUpOpen },
  { name: "payments.card-checks", run: checkPayments },
];
