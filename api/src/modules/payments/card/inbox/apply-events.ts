import type { JobContext } from "../../../../core/jobs/jobs.ts";
import { ProviderAway } from "../../../../core/wompi/failures.ts";
import { noteEventFailure } from "../acts/note-event-failure.ts";
import { newEvents, waitingEvents } from "../card-sweeps.reads.ts";
import { followEvent } from "./follow-event.ts";

/** Follows what came in and nobody looked at, and what comes in meanwhile. Throws when some could not be. */
export async function applyNew(context: JobContext): Promise<void> {
  for (;;) {
    const { followed, failures, isAway } = await followEach(context, await newEvents(context.services));
    // The rest is due in a minute, and asks an absent provider no sooner.
    if (isAway) return;
    if (followed > 0) continue;
    if (failures.length > 0) throw failures[0];
    return;
  }
}

/** Follows the events that are to be asked for again, and those whose job was lost. */
export async function applyWaiting(context: JobContext): Promise<void> {
  const { failures } = await followEach(context, await waitingEvents(context.services));
  if (failures.length > 0) throw failures[0];
}

/**
 * One that cannot be applied keeps none of those behind it waiting, and why is kept with it; when the
 * provider is away the others wait.
 */
async function followEach(context: JobContext, events: readonly string[]) {
  const failures: unknown[] = [];
  let followed = 0;
  for (const eventId of events) {
    try {
      await followEvent(context, eventId);
      followed += 1;
    } catch (error) {
      if (error instanceof ProviderAway) {
        context.services.log.warn({ err: error }, "the card provider does not answer what an event says");
        return { followed, failures, isAway: true };
      }
      failures.push(error);
      const why = error instanceof Error ? error.message : String(error);
      await context.run(noteEventFailure, { eventId, why });
    }
  }
  return { followed, failures, isAway: false };
}
