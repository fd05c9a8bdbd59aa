import { LockMode } from "@mikro-orm/core";
import { daysAfter } from "../../../../core/colombia/days.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Quote } from "../quote.entity.ts";
import "../quote.events.ts";

const AT_ONCE = 200;
/** Days after which it is told that nobody has a request, or that nothing happens with it. */
const AFTER = 2;

/**
 * Tells of what visitors asked for, once each: that nobody has it, 48 hours after it was asked for; and that
 * nothing happened, 48 hours after somebody got it.
 */
export async function tellOfWaitingRequests(work: Work): Promise<void> {
  const before = daysAfter(work.now, -AFTER);
  const asked = { status: "pending", isExternal: true, remindedDays: { $lt: AFTER } } as const;
  const waits = [
    ["quote.unassigned", { ...asked, vendedor: null, createdAt: { $lte: before } }],
    ["quote.stalled", { ...asked, vendedor: { $ne: null }, reassignedAt: { $lte: before } }],
  ] as const;
  for (const [event, which] of waits) {
    const waiting = await work.em.find(Quote, which, {
      ...{ limit: AT_ONCE, orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    });
    for (const quote of waiting) {
      quote.remindedDays = AFTER;
      await work.emit(event, { quoteId: quote.id });
    }
  }
}
