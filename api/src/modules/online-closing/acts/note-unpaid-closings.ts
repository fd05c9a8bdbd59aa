import { LockMode } from "@mikro-orm/core";
import { hoursAfter } from "../../../core/colombia/days.ts";
import { SLICE } from "../../../core/jobs/slices.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { HELD_HOURS } from "../closing-seats.ts";
import { OnlineClosing } from "../online-closing.entity.ts";

/**
 * Emits an event for each closing whose contract was signed 48 hours ago without a payment, once each.
 * Returns whether more may be left.
 */
export async function noteUnpaidClosings(work: Work): Promise<boolean> {
  const unpaid = await work.em.find(
    OnlineClosing,
    { status: "en_curso", unpaidNotedAt: null, signedAt: { $lte: hoursAfter(work.now, -HELD_HOURS) } },
    { limit: SLICE, orderBy: { signedAt: "asc", id: "asc" }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
  );
  for (const closing of unpaid) {
    closing.unpaidNotedAt = work.now;
    await work.emit("closing.unpaid", { quoteId: closing.quote.id });
  }
  return unpaid.length === SLICE;
}
