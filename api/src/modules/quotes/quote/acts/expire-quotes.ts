import { type FilterQuery, LockMode } from "@mikro-orm/core";
import { daysAfter } from "../../../../core/colombia/days.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Quote } from "../quote.entity.ts";
import { moveQuote } from "../quote-moves.ts";
import { staleAfterDays } from "../quote.rules.ts";

/** Quotes that are marked at once: for each notice all that was loaded is looked at for changes. */
export const AT_ONCE = 20;

/**
 * Marks what is over as expired: sent offers past their date, and pending or completed quotes that nobody
 * touched for 30 days. Answers how many, `most` at the most; two at once share the rows.
 */
export async function expireQuotes(work: Work, { most = Infinity }: { most?: number } = {}): Promise<number> {
  let count = 0;
  for (;;) {
    const due = await dueQuotes(work, Math.min(AT_ONCE, most - count));
    for (const quote of due) moveQuote(work, quote, "expired", "expired");
    // Written together, before anybody is notified.
    await work.save();
    for (const { id } of due) await work.emit("quote.expired", { quoteId: id });
    count += due.length;
    if (due.length < AT_ONCE || count >= most) return count;
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
