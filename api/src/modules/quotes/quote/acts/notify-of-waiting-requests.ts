import { LockMode } from "@mikro-orm/core";
import { daysAfter } from "../../../../core/colombia/days.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Quote } from "../quote.entity.ts";

const AT_ONCE = 200;
/** Days until the staff is notified that a request has no seller, or that nothing happened with it. */
const AFTER = 2;

/**
 * Emits events about visitors' requests, once each: no seller 48 hours after the request; and no progress 48
 * hours after it got one.
 */
export async function notifyOfWaitingRequests(work: Work): Promise<void> {
  const before = daysAfter(work.now, -AFTER);
  const asked = { status: "pending", isExternal: true, remindedDays: { $lt: AFTER } } as const;
  const waits = [
    ["quote.unassigned", { ...asked, vendedor: null, createdAt: { $lte: before } }],
    ["quote.stalled", { ...asked, vendedor: { $ne: null }, reassignedAt: { $lte: before } }],
  ] as const;
  for (const [event, which] of waits) {
    const waiting = await work.em.find(Quote, which, {
      limit: AT_ONCE,
      orderBy: { id: "asc" },
      lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
    });
    for (const quote of waiting) {
      quote.remindedDays = AFTER;
      await work.emit(event, { quoteId: quote.id });
    }
  }
}
