import { landscapeOf } from "../../../../core/preview/landscape.rules.ts";
import { firstName } from "../../../../core/colombia/names.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { advisorOf } from "../offer/quote.mail.ts";
import type { Quote } from "../quote.entity.ts";
import type { QuoteQuestion } from "./quote-question.entity.ts";

/** Queues the e-mail with the answer to a client's question and a link to the offer. */
export async function queueAnswerMail(
  work: Work,
  quote: Quote,
  { question, link }: { question: QuoteQuestion; link: string },
): Promise<void> {
  const advisor = await advisorOf(work, quote);
  const letter = {
    preview: `Respondimos tu pregunta sobre el viaje a ${quote.destino}.`,
    title: `${firstName(quote.nombreCliente)}, respondimos tu pregunta`,
    picture: landscapeOf(quote.destino),
    paragraphs: [`Preguntaste: «${question.text}»`, ...(question.answer ?? "").split(/\n+/)],
    button: { text: "Ver la cotización", url: link },
  };
  await queueMail(work, {
    key: `quote-answer:${question.id}`,
    to: quote.emailCliente,
    subject: `Respuesta sobre tu cotización ${quote.quoteNumber}`,
    letter: advisor ? { ...letter, advisor } : letter,
  });
}
