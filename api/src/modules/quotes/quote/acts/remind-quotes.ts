import { LockMode } from "@mikro-orm/core";
import { daysAfter } from "../../../../core/colombia/days.ts";
import { SLICE } from "../../../../core/jobs/slices.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { unsentOffers } from "../offer/unsent-offers.ts";
import { Quote } from "../quote.entity.ts";

const days = [3, 5] as const;

/**
 * Emits events about unanswered offers, once each: after 3 days (the advisor is reminded) and after 5 days
 * (the leader). Offers that never reached the client are skipped. Returns whether more offers may be left.
 */
export async function remindQuotes(work: Work): Promise<boolean> {
  let isFull = false;
  for (const after of days) {
    const before = daysAfter(work.now, -after);
    const unsent = await unsentOffers(
      work,
      sql`q.status = 'sent' and q.sent_at <= ${before} and q.reminded_days < ${after}`,
    );
    const waiting = await work.em.find(
      Quote,
      { id: { $nin: unsent }, status: "sent", sentAt: { $lte: before }, remindedDays: { $lt: after } },
      { limit: SLICE, orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
    for (const quote of waiting) {
      quote.remindedDays = after;
      await work.emit("quote.unanswered", { quoteId: quote.id, days: after });
    }
    isFull ||= waiting.length === SLICE;
  }
  return isFull;
}
