import { isContactTime } from "../../../../core/colombia/contact-hours.ts";
import { firstName } from "../../../../core/colombia/names.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { NO_CONTACT_TIME } from "../../../../core/reminding/reminder.rules.ts";
import type { ReminderMessage } from "../../../content/message/message.type.ts";
import { worded } from "../../../content/message/worded.ts";
import { newOfferLink } from "../offer/offer-link.ts";
import { QuoteVersion } from "../offer/quote-version.entity.ts";
import { newPassengerLink } from "../passenger-link.ts";
import { findQuote } from "../quote.access.ts";
import type { Quote } from "../quote.entity.ts";
import { refuseQuoteAct } from "../quote-state.ts";
import { offerMessage } from "../sharing/offer-message.ts";

/**
 * Returns the WhatsApp message that reminds a client of an offer or of the passengers' data, in the agency's
 * words and with a link of its own, and records the reminder. Allowed once a day and within the hours set by
 * law, as for mail.
 */
export async function remindQuoteByWhatsapp(work: Work, { id }: { id: string }): Promise<ReminderMessage> {
  const quote = await findQuote(work, id);
  await work.lock(quote);
  await refuseQuoteAct(work, quote, "remindByWhatsapp");
  if (!isContactTime(work.now)) throw conflict(NO_CONTACT_TIME);
  const { status, nombreCliente, telefonoCliente: phone } = quote;
  quote.remindedAt = work.now;
  work.audit("quote.reminded", quote.id, { status, name: nombreCliente, channel: "whatsapp" });
  return { phone, text: await textOf(work, quote) };
}

async function textOf(work: Work, quote: Quote): Promise<string> {
  if (quote.status === "pending_passengers")
    return worded(work, "passengers", {
      cliente: firstName(quote.nombreCliente),
      asesor: work.viewer?.name ?? "",
      destino: quote.destino,
      numero: quote.quoteNumber,
      enlace: newPassengerLink(work, quote.id),
    });
  const version = await work.em.findOneOrFail(QuoteVersion, { quote: quote.id, number: quote.sentVersion });
  const { url } = newOfferLink(work, quote, version, "whatsapp");
  return offerMessage(work, quote, version, { url, purpose: "offer_reminder" });
}
