import type { Advisor } from "../../../../core/agency.ts";
import { today } from "../../../../core/colombia/days.ts";
import { formatPhone } from "../../../../core/colombia/phones.ts";
import { counted, spokenDay } from "../../../../core/colombia/spoken.ts";
import { firstName } from "../../../../core/colombia/names.ts";
import { type Cop, formatCop } from "../../../../core/colombia/cop.ts";
import type { MailAttachment } from "../../../../core/mail/mail.entity.ts";
import type { Letter } from "../../../../core/mail/layout.ts";
import type { MailKey } from "../../../../core/mail-kinds.ts";
import { enqueueMail } from "../../../../core/mail/queue-mail.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { shownPictureSql } from "../../../accounts/account/shown-picture.ts";
import { keptOrDrawn, landscapeOf } from "../../../../core/preview/landscape.rules.ts";
import { coverOf } from "../proposal/proposal-cover.rules.ts";
import type { OfferOption, QuoteOffer } from "./quote-offer.type.ts";
import type { Quote } from "../quote.entity.ts";
import type { QuoteOption } from "../option/quote-option.entity.ts";
import { optionLines } from "./offer-options.ts";
import { passageOf } from "./quote-passage.ts";
import { linkDays } from "../../../../core/auth/lifetimes.ts";

/** Returns the advisor of a quote as displayed in documents and e-mails; null until a seller is assigned. */
export async function advisorOf(
  scope: Scope,
  { vendedor }: Pick<Quote, "vendedor">,
): Promise<Advisor | null> {
  if (!vendedor) return null;
  const [seller] = await scope.rows<Advisor>(
    sql`select u.name || ' ' || u.lastname as name, u.email, u.phone, ${shownPictureSql("u")} as picture
      from users u where u.id = ${vendedor.id}`,
  );
  const { phone } = seller!;
  return { ...seller!, phone: phone && formatPhone(phone) };
}

/** Content of an e-mail with an offer. */
export interface OfferMail {
  readonly subject: string;
  readonly letter: Letter;
}

/** Returns the subject of the e-mail with an offer. */
export const offerSubject = ({ quoteNumber }: Quote, { destino }: QuoteOffer): string =>
  `Tu cotización ${quoteNumber} a ${destino}`;

/** Returns the e-mail with an offer; its button opens `link`. */
export async function offerMail(
  scope: Scope,
  quote: Quote,
  {
    offer,
    link,
    expiresAt,
    note,
  }: {
    offer: QuoteOffer;
    link: string;
    expiresAt: Date;
    /** Personal note from the seller to the client; null when there is none. */
    note: string | null;
  },
): Promise<OfferMail> {
  const letter = {
    preview: `${pricesOf(offer)}. Válida hasta el ${spokenDay(today(expiresAt))}.`,
    title: `${firstName(offer.client)}, tu viaje a ${offer.destino} está listo para que lo revises`,
    picture: pictureOf(offer),
    passage: passageOf(quote.quoteNumber, offer),
    note,
    paragraphs: [
      ...(offer.options
        ? [
            `Preparamos ${offer.options.length} opciones de este viaje para que elijas; ` +
              "el detalle de cada una está en el PDF adjunto.",
            ...optionLines(offer.options),
          ]
        : [
            "Preparamos esta propuesta para ti. El detalle está en el PDF adjunto; " +
              `el precio por persona es ${formatCop(offer.precioPorPersona)}.`,
          ]),
      "Puedes aceptarla, pedir un ajuste o rechazarla desde el botón. " +
        `La propuesta es válida hasta el ${spokenDay(today(expiresAt))}.`,
    ],
    button: { text: "Revisar la cotización", url: link },
  };
  const advisor = await advisorOf(scope, quote);
  return {
    subject: offerSubject(quote, offer),
    letter: advisor ? { ...letter, advisor } : letter,
  };
}

/** Queues the e-mail of an offer to the client, with its document attached. */
export async function queueOfferMail(
  work: Work,
  quote: Quote,
  { subject, letter }: OfferMail,
  { key, attachment }: { key: MailKey; attachment: MailAttachment },
): Promise<void> {
  await enqueueMail(work, { key, to: quote.emailCliente, subject, letter, attachments: [attachment] });
}

/** Returns the picture above an e-mail with an offer: its cover, else the drawing for the place. */
const pictureOf = (offer: QuoteOffer): string =>
  keptOrDrawn(coverOf(offer.options?.[0] ?? offer) ?? "", offer.destino);

const lowestPrice = (options: readonly OfferOption[]): Cop =>
  Math.min(...options.map(({ precioTotal }) => precioTotal));

/** Returns the text of an offer's price; with several options, the lowest price. */
const pricesOf = ({ options, precioTotal }: QuoteOffer): string =>
  options
    ? `${options.length} opciones desde ${formatCop(lowestPrice(options))} en total`
    : `${formatCop(precioTotal)} en total`;

/**
 * Queues the e-mail that reminds the client of an unanswered offer. It states the last day of the offer and
 * never asks for a reason.
 */
export async function queueOfferReminder(
  work: Work,
  quote: Quote,
  { offer, link, expiresAt }: { offer: QuoteOffer; link: string; expiresAt: Date },
): Promise<void> {
  const until = spokenDay(today(expiresAt));
  const advisor = await advisorOf(work, quote);
  const letter = {
    preview: `Tu propuesta a ${offer.destino} es válida hasta el ${until}.`,
    title: `${firstName(offer.client)}, tu viaje a ${offer.destino} te espera`,
    picture: pictureOf(offer),
    passage: passageOf(quote.quoteNumber, offer),
    paragraphs: [
      `Te enviamos la cotización ${quote.quoteNumber} ${remindedPrice(offer)} ` +
        `y es válida hasta el ${until}.`,
      "Desde el botón puedes aceptarla, pedir un ajuste o rechazarla. Si tienes dudas, escríbenos.",
    ],
    button: { text: "Revisar la cotización", url: link },
  };
  await enqueueMail(work, {
    key: `quote-reminder:${quote.id}:${work.now.getTime()}`,
    to: quote.emailCliente,
    subject: `Tu cotización ${quote.quoteNumber} espera tu respuesta`,
    letter: advisor ? { ...letter, advisor } : letter,
  });
}

const remindedPrice = (offer: QuoteOffer): string =>
  offer.options ? `con ${pricesOf(offer)}` : `por ${formatCop(offer.precioTotal)}`;

/**
 * Queues the e-mail with the link to the passenger form for the client who accepted; it names the chosen
 * option if there were several.
 */
export async function queuePassengersMail(
  work: Work,
  quote: Quote,
  { chosen, link }: { chosen: QuoteOption | null; link: string },
): Promise<void> {
  const advisor = await advisorOf(work, quote);
  const letter = {
    preview: "Falta un paso: los datos de quienes viajan.",
    title: `${firstName(quote.nombreCliente)}, recibimos tu aprobación`,
    picture: landscapeOf(quote.destino),
    paragraphs: [
      `Aprobaste la cotización ${quote.quoteNumber} a ${quote.destino}` +
        (chosen ? `, opción «${chosen.name}», por ${formatCop(quote.precioTotal ?? 0)}. ` : ". ") +
        "Ahora necesitamos los datos de los pasajeros para preparar tu contrato.",
      `Los datos del titular son obligatorios; los de los demás puedes completarlos después. ` +
        `El enlace es válido durante ${counted(linkDays.passengers, "día", "días")}.`,
    ],
    button: { text: "Completar los datos de los pasajeros", url: link },
  };
  await enqueueMail(work, {
    key: `quote-passengers:${quote.id}:${quote.sentVersion}:${work.now.getTime()}`,
    to: quote.emailCliente,
    subject: `Datos de los pasajeros de tu viaje a ${quote.destino}`,
    letter: advisor ? { ...letter, advisor } : letter,
  });
}
