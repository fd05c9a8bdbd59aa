import { make } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { track } from "../history/quote-track.ts";
import { QuoteQuestion } from "../question/quote-question.entity.ts";
import { findQuote } from "../quote.access.ts";
import { refuseQuoteAct } from "../quote-state.ts";

/** Records a client's question about the offer from its page, and notifies the seller. */
export async function askQuoteQuestion(
  work: Work,
  { id, text }: { id: string; text: string },
): Promise<string> {
  const quote = await findQuote(work.forUpdate, id);
  await refuseQuoteAct(work, quote, "ask");
  const question = make(QuoteQuestion, {
    quote,
    version: quote.sentVersion,
    text: text.trim(),
    askedAt: work.now,
  });
  work.add(question);
  track(work, quote, "question", question.text);
  work.audit("quote.asked", quote.id, { question: question.id, version: quote.sentVersion });
  await work.emit("quote.asked", { quoteId: quote.id, text: question.text });
  return question.id;
}
