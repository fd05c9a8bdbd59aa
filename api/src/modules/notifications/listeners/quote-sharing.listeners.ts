import { addressOf } from "../../../core/addresses.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { turnNow } from "../../accounts/turn/turn-now.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import { quoteLifecycle } from "../../quotes/quote/quote.lifecycle.ts";
import { QuoteLink } from "../../quotes/quote/sharing/quote-link.entity.ts";
import { answerTurn, reviewTurn } from "../../quotes/quote/turn/quote-turn.rules.ts";
import type { NoticeText } from "../notify.ts";
import { notifyPeople, notifyWhoseTurn } from "../notify-people.ts";

const about = ({ id, quoteNumber }: Pick<Quote, "id" | "quoteNumber">) => ({
  link: addressOf("quote", { id }),
  data: { quote_id: id, quote_number: quoteNumber },
});

const decided = (
  { id, quoteNumber, nombreCliente }: Quote,
  { maker, decidedAs, needsReview }: QuoteLink,
): NoticeText => ({
  ...about({ id, quoteNumber }),
  type: "quote_decided_by_link",
  message:
    `La cotización ${quoteNumber} de ${nombreCliente} quedó en ` +
    `«${quoteLifecycle.labels[decidedAs!]}» por un enlace que compartió ` +
    `${maker ? `${maker.name} ${maker.lastname}` : "el equipo"}.` +
    (needsReview ? " Revisar: la decisión llegó de donde trabaja quien lo compartió." : ""),
});

async function notifyOfDecision(work: Work, { quoteId, linkId }: { quoteId: string; linkId: string }) {
  const quote = await work.em.findOneOrFail(Quote, { id: quoteId });
  const link = await work.em.findOneOrFail(QuoteLink, { id: linkId }, { populate: ["maker"] });
  const notice = decided(quote, link);
  // The person who made the link is not the one to review its decision.
  const turn = await turnNow(work, quote, (facts) => reviewTurn(facts, [link.maker?.id ?? null], null));
  await notifyWhoseTurn(work, turn, notice);
}

async function notifyOfQuestion(work: Work, { quoteId, text }: { quoteId: string; text: string }) {
  const quote = await work.em.findOneOrFail(Quote, { id: quoteId });
  const turn = await turnNow(work, quote, (facts) => answerTurn(facts, facts.askedAt));
  await notifyWhoseTurn(work, turn, {
    ...about(quote),
    type: "quote_question",
    message:
      `${quote.nombreCliente} pregunta sobre la cotización ${quote.quoteNumber} a ${quote.destino}: ` +
      `«${text}».`,
  });
}

/** Notifies the client in their account; the mail with the answer is sent separately. */
async function notifyOfAnswer(work: Work, { quoteId }: { quoteId: string }) {
  const quote = await work.em.findOneOrFail(Quote, { id: quoteId });
  await notifyPeople(work, [quote.cliente?.id], {
    ...about(quote),
    type: "quote_question",
    title: "Respondimos tu pregunta",
    link: addressOf("quoteApproval", { quoteId }),
    message:
      `Respondimos lo que preguntaste sobre la cotización ${quote.quoteNumber} a ${quote.destino}. ` +
      "Lee la respuesta en la propuesta.",
  });
}

/** Listeners that notify about decisions and questions that clients send through shared links. */
export const quoteSharingNotices: readonly Listener[] = [
  on("quote.decided-by-link", notifyOfDecision),
  on("quote.asked", notifyOfQuestion),
  on("quote.answered", notifyOfAnswer),
];
