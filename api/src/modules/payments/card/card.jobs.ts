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

/** Job that applies the events stored in the inbox; running it a second time has no effect. */
export const cardJobs = [job("payments.card-event", applyNew)];

/**
 * Queries the provider about attempts that have been open for over ten minutes, because the provider sends
 * each event at most four times. When the provider does not answer, the remaining attempts are queried in the
 * next run, a minute later.
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

/** Scheduled tasks for online payments. */
export const cardSweeps: readonly Sweep[] = [
  { name: "payments.card-events", run: applyWaiting },
  { name: "payments.card-look-ups", run: lookUpOpen },
  { name: "payments.card-checks", run: checkPayments },
];
