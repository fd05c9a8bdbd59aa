import { LockMode } from "@mikro-orm/core";
import { hoursAfter } from "../../../core/colombia/days.ts";
import { SLICE } from "../../../core/jobs/slices.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { stepOf } from "../closing-step.rules.ts";
import { OnlineClosing } from "../online-closing.entity.ts";

/** Hours without a finished step after which the seller is notified. */
const AFTER = 1;

/**
 * Emits an event for each closing whose client finished nothing for an hour, once per step. Returns whether
 * more may be left.
 */
export async function noteStalledClosings(work: Work): Promise<boolean> {
  const stalled = await work.em.find(
    OnlineClosing,
    { status: "en_curso", stalledNotedAt: null, lastStepAt: { $lte: hoursAfter(work.now, -AFTER) } },
    { limit: SLICE, orderBy: { lastStepAt: "asc", id: "asc" }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
  );
  for (const closing of stalled) {
    closing.stalledNotedAt = work.now;
    const step = stepOf(closing);
    work.audit("quote.closing-stalled", closing.quote.id, { step });
    await work.emit("closing.stalled", { quoteId: closing.quote.id, step });
  }
  return stalled.length === SLICE;
}
