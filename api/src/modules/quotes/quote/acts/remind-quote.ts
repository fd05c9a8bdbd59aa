import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { newOfferLink } from "../offer/offer-link.ts";
import { QuoteOption } from "../option/quote-option.entity.ts";
import { QuoteVersion } from "../offer/quote-version.entity.ts";
import { queueOfferReminder, queuePassengersMail } from "../offer/quote.mail.ts";
import { unsentOffers } from "../offer/unsent-offers.ts";
import { claimOfferContact } from "../offer-contact.ts";
import { newPassengerLink } from "../passenger-link.ts";
import { findQuote } from "../quote.access.ts";
import type { Quote } from "../quote.entity.ts";
import { refuseQuoteAct } from "../quote-state.ts";
import { turnOfQuote } from "../turn/quote-turn.ts";

/**
 * Reminds the person who does the next step of a quote, once a day. The client gets an e-mail about the offer
 * or the passengers' data, within the legal hours and at most one contact a day; the team gets a
 * notification. The weekly channel rule does not apply, because the client requested the offer and no debt is
 * collected. CONFLICT while the offer's e-mail is waiting or was dropped.
 */
export async function remindQuote(work: Work, { id }: { id: string }): Promise<string> {
  const quote = await findQuote(work.forUpdate, id);
  await refuseQuoteAct(work, quote, "remind");
  const byMail = (await turnOfQuote(work, quote))?.isClient === true;
  if (byMail) {
    await refuseUnsent(work, quote);
    await claimOfferContact(work, quote, "mail");
  }
  quote.remindedAt = work.now;
  work.audit("quote.reminded", quote.id, {
    status: quote.status,
    ...(byMail && { email: quote.emailCliente }),
  });
  if (byMail) await remindClient(work, quote);
  else await work.emit("quote.reminded", { quoteId: quote.id });
  return quote.id;
}

async function refuseUnsent(work: Work, quote: Quote): Promise<void> {
  if ((await unsentOffers(work, sql`q.id = ${quote.id}`)).length > 0)
    throw conflict(
      "El cliente no ha recibido la cotización: su correo está en espera. Escríbele por WhatsApp",
    );
}

async function remindClient(work: Work, quote: Quote): Promise<void> {
  if (quote.status === "pending_passengers") {
    const chosen = await work.em.findOne(QuoteOption, { quote: quote.id, chosen: true });
    return queuePassengersMail(work, quote, { chosen, link: newPassengerLink(work, quote.id) });
  }
  const version = await work.em.findOneOrFail(QuoteVersion, { quote: quote.id, number: quote.sentVersion });
  const { offer, expiresAt } = version;
  const { url: link } = newOfferLink(work, quote, version, "mail");
  await queueOfferReminder(work, quote, { offer, expiresAt, link });
}
