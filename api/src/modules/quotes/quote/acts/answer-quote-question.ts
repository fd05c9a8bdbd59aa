import { conflict, notFound } from "../../../../core/failure.ts";
import { emailProblem } from "../../../../core/colombia/emails.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { track } from "../history/quote-track.ts";
import { newOfferLink } from "../offer/offer-link.ts";
import { QuoteVersion } from "../offer/quote-version.entity.ts";
import { NO_QUESTION } from "../question/question.rules.ts";
import { queueAnswerMail } from "../question/question.mail.ts";
import { QuoteQuestion } from "../question/quote-question.entity.ts";
import { visibleQuotes } from "../quote.access.ts";
import { Quote } from "../quote.entity.ts";

const ANSWERED = "La pregunta ya fue respondida.";

/** Answers a client's question, once: on the offer page, and by e-mail when the client has an address. */
export async function answerQuoteQuestion(
  work: Work,
  { id, text }: { id: string; text: string },
): Promise<string> {
  const asked = await work.em.findOne(QuoteQuestion, { id });
  if (!asked) throw notFound(NO_QUESTION);
  const where = { $and: [{ id: asked.quote.id }, visibleQuotes(work.viewer, null)] };
  const quote = await work.forUpdate.find(Quote, where, NO_QUESTION);
  const question = await work.em.findOneOrFail(QuoteQuestion, { id }, { refresh: true });
  if (question.answeredAt) throw conflict(ANSWERED);
  question.answer = text.trim();
  question.answeredAt = work.now;
  question.answeredBy = work.viewer ? work.em.getReference(User, work.viewer.id) : null;
  track(work, quote, "answered", question.answer);
  work.audit("quote.answered", quote.id, { question: id });
  if (emailProblem(quote.emailCliente) === null && quote.sentVersion > 0) {
    const version = await work.em.findOneOrFail(QuoteVersion, { quote: quote.id, number: quote.sentVersion });
    const { url } = newOfferLink(work, quote, version, "mail");
    await queueAnswerMail(work, quote, { question, link: url });
  }
  await work.emit("quote.answered", { quoteId: quote.id });
  return id;
}
