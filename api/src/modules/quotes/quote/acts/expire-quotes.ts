import { type FilterQuery, LockMode } from "@mikro-orm/core";
import { daysAfter } from "../../../../core/colombia/days.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { Quote } from "../quote.entity.ts";
import { moveQuote } from "../quote-moves.ts";
import { staleAfterDays } from "../quote.rules.ts";

const AT_ONCE = 200;

/**
 * Marks what is over as expired: sent offers past their date, and pending or completed quotes that nobody
 * touched for 30 days. Answers how many; two at once share the rows.
 */
export async function expireQuotes(work: Work): Promise<number> {
  let count = 0;
  for (;;) {
    const due = await dueQuotes(work);
    for (const quote of due) {
      moveQuote(work, quote, "expired", "expired");
      await work.emit("quote.expired", { quoteId: quote.id });
    }
    count += due.length;
    if (due.length < AT_ONCE) return count;
  }
}

function dueQuotes({ em, now }: Work): Promise<Quote[]> {
  const stale = daysAfter(now, -staleAfterDays);
  const over: FilterQuery<Quote> = {
    $or: [
      { status: "sent", expiresAt: { $lte: now } },
      { status: { $in: ["pending", "completed"] }, updatedAt: { $lte: stale } },
    ],
  };
  return em.find(Quote, over, {
    limit: AT_ONCE,
    orderBy: { id: "asc" },
    lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
  });
}
