import type { Work } from "../../../core/mutation/work.ts";
import { Quote } from "../quote.entity.ts";
import "../quote.events.ts";
import { moveQuote } from "../quote.moves.ts";
import { staleAfterDays } from "../quote.rules.ts";

const AT_ONCE = 200;

/**
 * Marks what is over as expired: sent offers past their date, and pending or completed quotes that nobody touched for 30 days.
 * Answers how many; two at once share the rows. A repeated run finds the rest.
 */
export async function expireQuotes(work: Work): Promise<number> {
  const stale = new Date(work.now.getTime() - staleAfterDays * 86_400_000);
  const due = await work.em.find(
    Quote,
    {
      $or: [
        { status: "sent", expiresAt: { $lte: work.now } },
        { status: { $in: ["pending", "completed"] }, updatedAt: { $lte: stale } },
      ],
    },
    { limit: AT_ONCE, orderBy: { id: "asc" }, lockMode: 5 /* PESSIMISTIC_PARTIAL_WRITE: skip locked */ },
  );
  for (const quote of due) {
    moveQuote(work, quote, "expired", "expired");
    await work.emit("quote.expired", { quoteId: quote.id });
  }
  return due.length;
}
