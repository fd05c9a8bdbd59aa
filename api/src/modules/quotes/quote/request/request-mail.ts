import type { Agency } from "../../../../core/agency.ts";
import { chatAddress } from "../../../../core/colombia/phones.ts";
import { answeredToday, spokenHours } from "../../../../core/colombia/opening-hours.ts";
import { ended } from "../../../../core/colombia/spoken.ts";
import { html } from "../../../../core/html/html.ts";
import { light } from "../../../../core/look.ts";
import { mailClass } from "../../../../core/mail/dark-style.ts";
import type { LetterBlock } from "../../../../core/mail/layout.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { landscapeOf } from "../../../../core/preview/landscape.rules.ts";
import { shownPictures } from "../../../catalog/package-words.rules.ts";
import { advisorOf } from "../offer/quote.mail.ts";
import type { Quote } from "../quote.entity.ts";

/** Returns the picture of the trip above a mail: of the package, else the drawing for the kind of place. */
export const requestPicture = ({ paquete, destino }: Pick<Quote, "paquete" | "destino">): string =>
  (paquete && shownPictures(paquete)[0]) ??
  landscapeOf(paquete ? `${paquete.city} ${paquete.title}` : destino);

/** Returns the agency's WhatsApp and hours, for a request that no person answers; null without a number. */
function agencyContact({ whatsapp, hours }: Agency, quoteNumber: string): LetterBlock | null {
  if (!whatsapp) return null;
  const chat = chatAddress(whatsapp, `Hola, les escribo por mi solicitud ${quoteNumber}.`);
  const open = spokenHours(hours);
  const attended = open && `Atendemos ${open}`;
  return {
    html: html`<p style="margin:0 0 16px">
      <a href="${chat}" class="${mailClass.sea}" style="color:${light.sea};font-weight:600"
        >Escríbenos por WhatsApp</a
      >${attended && html`<br />${ended(attended)}`}
    </p>`,
    text: ["Escríbenos por WhatsApp", chat, ...(attended ? [ended(attended)] : [])].join("\n"),
  };
}

/**
 * Queues the e-mail that confirms a visitor's request, with its number, the package, and who answers by when.
 * It contains none of the entered texts, because anyone can enter another person's address.
 */
export async function queueRequestMail(work: Work, quote: Quote): Promise<void> {
  const { id, quoteNumber, emailCliente, paquete, referrer } = quote;
  const agency = await work.services.agency.current();
  const soon = answeredToday(agency.hours, work.now);
  const promise = soon && ended(`Te respondemos ${soon}`);
  const advisor = await advisorOf(work, { vendedor: referrer });
  const trip = paquete ? `Recibimos tu solicitud para «${paquete.title}».` : "Gracias por escribirnos.";
  await queueMail(work, {
    key: `quote-request:${id}`,
    to: emailCliente,
    subject: `Recibimos tu solicitud ${quoteNumber}`,
    letter: {
      preview: promise ?? "Un asesor te enviará una propuesta en las próximas 24 a 48 horas.",
      title: `Tu solicitud es la ${quoteNumber}`,
      picture: requestPicture(quote),
      paragraphs: [
        `${trip} ` +
          (promise ??
            "Un asesor revisa tu viaje y te enviará a este correo una propuesta con el detalle y el precio " +
              "en las próximas 24 a 48 horas."),
        `Si necesitas cambiar algo, escríbenos y menciona el número ${quoteNumber}. ` +
          "Si no pediste esta cotización, puedes ignorar este correo.",
      ],
      ...(advisor ? { advisor } : { block: agencyContact(agency, quoteNumber) }),
    },
  });
}
