import { daysBetween, hoursAfter, today } from "../../../../core/colombia/days.ts";
import { firstName } from "../../../../core/colombia/names.ts";
import type { UnsentMail } from "../../../../core/mail/unsent-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { raw, sql } from "../../../../core/read/sql.ts";
import type { ReminderMessage } from "../../../content/message/message.type.ts";
import { worded } from "../../../content/message/worded.ts";
import { newOfferLink } from "../offer/offer-link.ts";
import { QuoteVersion } from "../offer/quote-version.entity.ts";
import { unsentOfferText } from "../offer/unsent-offer.sql.ts";
import { claimOfferContact } from "../offer-contact.ts";
import { newPassengerLink } from "../passenger-link.ts";
import { findQuote } from "../quote.access.ts";
import type { Quote } from "../quote.entity.ts";
import { refuseQuoteAct } from "../quote-state.ts";
import { offerMessage } from "../sharing/offer-message.ts";
import { ENDING_HOURS, followUpOf } from "../task/follow-up.rules.ts";

/**
 * Returns the WhatsApp message that reminds a client of an offer or of the passengers' data, with a new link,
 * and records the reminder. The text depends on whether the offer was sent one, three or seven days ago; when
 * the offer's e-mail was never sent, the message sends the offer. Like an e-mail reminder, it is limited to
 * once a day per client and to the legal hours.
 */
export async function remindQuoteByWhatsapp(work: Work, { id }: { id: string }): Promise<ReminderMessage> {
  const quote = await findQuote(work.forUpdate, id);
  await refuseQuoteAct(work, quote, "remindByWhatsapp");
  await claimOfferContact(work, quote, "whatsapp");
  const { status, nombreCliente, telefonoCliente: phone } = quote;
  const text = await textOf(work, quote);
  quote.remindedAt = work.now;
  work.audit("quote.reminded", quote.id, { status, name: nombreCliente, channel: "whatsapp" });
  return { phone, text };
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
  const purpose = (await isUnsentOffer(work, quote)) ? "offer" : purposeOf(work, quote);
  const { url } = newOfferLink(work, quote, version, "whatsapp");
  return offerMessage(work, quote, version, { url, purpose });
}

/**
 * Returns whether the e-mail of an offer is waiting or was dropped, and the offer did not reach the client in
 * another way.
 */
async function isUnsentOffer(work: Work, { id }: Quote): Promise<boolean> {
  const [row] = await work.rows<{ unsent: UnsentMail | null }>(
    sql`select ${raw(unsentOfferText("q"))} as unsent from quotes q where q.id = ${id}`,
  );
  return row?.unsent === "waits" || row?.unsent === "dropped";
}

/** Returns the template of the day's message: a follow-up, unless the offer expires soon. */
function purposeOf({ now, today: day }: Work, { sentAt, expiresAt }: Quote) {
  const step = sentAt && followUpOf(daysBetween(today(sentAt), day));
  const ends = expiresAt !== null && expiresAt < hoursAfter(now, ENDING_HOURS);
  return step && !ends ? (`follow_up_${step}` as const) : "offer_reminder";
}
