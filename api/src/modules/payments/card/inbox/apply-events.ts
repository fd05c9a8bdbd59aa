import type { JobContext } from "../../../../core/jobs/jobs.ts";
import { applyEvent } from "../acts/apply-event.ts";
import { noteEventFailure } from "../acts/note-event-failure.ts";
import { newEvents, waitingEvents } from "../card-sweeps.reads.ts";

/** Applies what came in and nobody looked at, and what comes in meanwhile. Throws when some could not be. */
export async function applyNew(context: JobContext): Promise<void> {
  for (;;) {
    const { applied, failures } = await applyEach(context, await newEvents(context.services));
    if (applied > 0) continue;
    if (failures.length > 0) throw failures[0];
    return;
  }
}

/** Applies the events whose job was lost, or that were of nothing we knew. */
export async function applyWaiting(context: JobContext): Promise<void> {
  const { failures } = await applyEach(context, await waitingEvents(context.services));
  if (failures.length > 0) throw failures[0];
}

/** One that cannot be applied keeps none of those behind it waiting, and why is kept with it. */
async function applyEach({ run }: JobContext, events: readonly string[]) {
  const failures: unknown[] = [];
  for (const eventId of events)
    await run(applyEvent, { eventId }).catch(async (error: unknown) => {
      failures.push(error);
      await run(noteEventFailure, { eventId, why: error instanceof Error ? error.message : String(error) });
    });
  return { applied: events.length - failures.length, failures };
}
