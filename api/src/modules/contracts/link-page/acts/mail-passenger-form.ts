import { maskedEmail } from "../../../../core/colombia/emails.ts";
import { conflict } from "../../../../core/failure.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { refusePassengersForm } from "../../../quotes/passenger/passenger.access.ts";
import { newPassengerLink } from "../../../quotes/quote/passenger-link.ts";
import { advisorOf } from "../../../quotes/quote/offer/quote.mail.ts";
import { passengerFormLetter } from "../link-page.mail.ts";
import { findOpenedQuote } from "../opened-quote.ts";

const NO_EMAIL = "No tenemos tu correo. Escríbele a tu asesor.";

/**
 * Mails the link to the passengers' form of a quote to its client's address: for who holds another link of
 * the quote, or of its contract. Answers that address, masked.
 */
export async function mailPassengerForm(work: Work, { quoteId }: { quoteId: string }): Promise<string> {
  const quote = await findOpenedQuote(work.forUpdate, quoteId);
  await refusePassengersForm(work, quote);
  const { emailCliente: to } = quote;
  if (to === "") throw conflict(NO_EMAIL);
  const { subject, letter } = passengerFormLetter(quote, newPassengerLink(work, quote.id));
  const advisor = await advisorOf(work, quote);
  await queueMail(work, {
    key: `passenger-form:${quote.id}:${work.now.getTime()}`,
    to,
    subject,
    letter: advisor ? { ...letter, advisor } : letter,
  });
  work.audit("passengers.form-mailed", quote.id, {});
  return maskedEmail(to);
}
