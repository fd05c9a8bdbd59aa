import type { PreparedAct } from "../../../../core/mutation/act.ts";
import { newOfferLink } from "../offer/offer-link.ts";
import type { MailKey } from "../../../../core/mail-kinds.ts";
import { offerMail, offerSubject, queueOfferMail } from "../offer/quote.mail.ts";
import { QuoteVersion } from "../offer/quote-version.entity.ts";
import { findQuote, NO_QUOTE } from "../quote.access.ts";
import type { Quote } from "../quote.entity.ts";
import { noteSending, prepareOffer, type PreparedOffer, versionToSend } from "../sharing/offer-sending.ts";

/** Result of sending an offer, for the response. */
export interface Sending {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly sentAt: Date;
  readonly pdfFilename: string;
}

/**
 * Sends the offer to the client by e-mail, with its PDF, a new link and the seller's optional note. A quote
 * that is completed, or changed since it was sent, freezes a new version; otherwise the last version is sent
 * again. The PDF is printed before the transaction, which refuses when the offer changed in the meantime.
 */
export const sendQuote: PreparedAct<
  { id: string; note?: string | null; closesOnlineIn?: number | null },
  PreparedOffer,
  Sending
> = {
  name: "sendQuote",
  prepare: (scope, { id, note }) => prepareOffer(scope, { id, act: "send", note }),

  async act(work, { id, note: given, closesOnlineIn: mostPayments }, prepared) {
    const { quote, options, version, note } = await versionToSend(
      work,
      { id, act: "send", note: given, to: ({ emailCliente }) => emailCliente },
      prepared,
    );
    const { url: link } = newOfferLink(work, quote, version, "mail");
    const attachment = {
      filename: version.filename,
      storageKey: version.fileKey,
      contentType: "application/pdf",
      size: version.size,
    };
    const { offer } = prepared;
    const mail = await offerMail(work, quote, {
      offer,
      link,
      expiresAt: version.expiresAt,
      note,
    });
    const key: MailKey = `quote-sent:${version.id}:${work.now.getTime()}`;
    await queueOfferMail(work, quote, mail, { key, attachment });

    const summary = `Versión ${version.number} a ${quote.emailCliente}`;
    await noteSending(work, { quote, options }, prepared, { note: summary, again: "sent" });
    quote.sentAt = work.now;
    quote.emailSentTo = quote.emailCliente;
    quote.remindedDays = 0;
    work.audit("quote.sent", quote.id, {
      version: version.number,
      sha256: version.sha256,
      email: quote.emailCliente,
      ...(note !== null && { noted: true }),
    });
    await work.emit("quote.sent", { quoteId: quote.id, version: version.number });
    if (mostPayments) await work.emit("quote.offered-online", { quoteId: quote.id, mostPayments });
    return sendingOf(quote, version);
  },

  async again(work, { id }) {
    const quote = await findQuote(work, id);
    const version = await work.find(QuoteVersion, { quote: quote.id, number: quote.sentVersion }, NO_QUOTE);
    return sendingOf(quote, version);
  },
};

const sendingOf = (quote: Quote, { offer, filename, sentAt }: QuoteVersion): Sending => ({
  id: quote.id,
  to: quote.emailSentTo ?? quote.emailCliente,
  subject: offerSubject(quote, offer),
  sentAt: quote.sentAt ?? sentAt,
  pdfFilename: filename,
});
