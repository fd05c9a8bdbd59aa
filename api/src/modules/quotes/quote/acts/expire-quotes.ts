import { type FilterQuery, LockMode } from "@mikro-orm/core";
import { daysAfter } from "../../../../core/colombia/days.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Quote } from "../quote.entity.ts";
import { moveQuote } from "../quote-moves.ts";
import { expiredAtOnce, staleAfterDays } from "../quote.rules.ts";

/**
 * Marks quotes as expired: sent offers past their last day, and pending or completed quotes without activity
 * for 30 days. Returns the number of expired quotes, at most `most`; concurrent runs process different rows.
 */
export async function expireQuotes(work: Work, { most = Infinity }: { most?: number } = {}): Promise<number> {
  let count = 0;
  for (;;) {
    const due = await dueQuotes(work, Math.min(expiredAtOnce, most - count));
    for (const quote of due) moveQuote(work, quote, "expired", "expired");
    // Written together, before anybody is notified.
    await work.save();
    for (const { id } of due) await work.emit("quote.expired", { quoteId: id });
    count += due.length;
    if (due.length < expiredAtOnce || count >= most) return count;
  }
}

function dueQuotes({ em, now }: Work, limit: number): Promise<Quote[]> {
  const stale = daysAfter(now, -staleAfterDays);
  const over: FilterQuery<Quote> = {
    $or: [
      { status: "sent", expiresAt: { $lte: now } },
      { status: { $in: ["pending", "completed"] }, updatedAt: { $lte: stale } },
    ],
  };
  return em.find(Quote, over, {
    limit,
    orderBy: { id: "asc" },
    lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
  });
}
