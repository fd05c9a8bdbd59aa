import type { Work } from "../../../../core/mutation/work.ts";
import { track } from "../history/quote-track.ts";
import { QuoteQuestion } from "../question/quote-question.entity.ts";
import { findQuote } from "../quote.access.ts";
import "../quote.audit.ts";
import "../quote.events.ts";
import { refuseQuoteAct } from "../quote-state.ts";

/** The client asks something about the offer, on its page; its seller is told. */
export async function askQuoteQuestion(
  work: Work,
  { id, text }: { id: string; text: string },
): Promise<string> {
  const quote = await findQuote(work, id);
  await work.lock(quote);
  await refuseQuoteAct(work, quote, "ask");
  const question = Object.assign(new QuoteQuestion(), {
    ...{ quote, version: quote.sentVersion, text: text.trim(), askedAt: work.now },
  });
  work.add(question);
  track(work, quote, "question", question.text);
  work.audit("quote.asked", quote.id, { question: question.id, version: quote.sentVersion });
  await work.emit("quote.asked", { quoteId: quote.id, text: question.text });
  return question.id;
}
