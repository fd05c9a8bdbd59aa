import { LockMode } from "@mikro-orm/core";
import { daysAfter } from "../../../../core/colombia/days.ts";
import { SLICE } from "../../../../core/jobs/slices.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Quote } from "../quote.entity.ts";

/** Number of days after which staff are notified that a request has no seller or no progress. */
const AFTER = 2;

/**
 * Emits events about visitors' requests, once each: no seller 48 hours after the request; no progress 48
 * hours after a seller was assigned. Returns whether more requests may be left.
 */
export async function notifyOfWaitingRequests(work: Work): Promise<boolean> {
  const before = daysAfter(work.now, -AFTER);
  const asked = { status: "pending", isExternal: true, remindedDays: { $lt: AFTER } } as const;
  const waits = [
    ["quote.unassigned", { ...asked, vendedor: null, createdAt: { $lte: before } }],
    ["quote.stalled", { ...asked, vendedor: { $ne: null }, reassignedAt: { $lte: before } }],
  ] as const;
  let isFull = false;
  for (const [event, which] of waits) {
    const waiting = await work.em.find(Quote, which, {
      limit: SLICE,
      orderBy: { id: "asc" },
      lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
    });
    for (const quote of waiting) {
      quote.remindedDays = AFTER;
      await work.emit(event, { quoteId: quote.id });
    }
    isFull ||= waiting.length === SLICE;
  }
  return isFull;
}
