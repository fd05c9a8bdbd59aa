import { type Listener, on } from "../../../../core/events/listeners.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import { advisorOf } from "../offer/quote.mail.ts";
import { Quote } from "../quote.entity.ts";
import { requestPicture } from "./request-mail.ts";

/** Listeners that introduce to a visitor the person who answers their request, once it has a seller. */
export const responderMails: readonly Listener[] = [
  on("quote.assigned", async (work, { quoteId, sellerId, previousId }) => {
    if (previousId !== null || work.origin.channel === "seed") return;
    const quote = await work.em.findOneOrFail(Quote, { id: quoteId }, { populate: ["paquete"] });
    if (!quote.isExternal || quote.status !== "pending") return;
    const advisor = await advisorOf(work, quote);
    if (!advisor) return;
    const { quoteNumber, emailCliente, paquete } = quote;
    await queueMail(work, {
      key: `quote-responder:${quoteId}:${sellerId}`,
      to: emailCliente,
      subject: `${advisor.name} responde tu solicitud ${quoteNumber}`,
      letter: {
        preview: "Escríbele si quieres contarle algo más de tu viaje.",
        title: `${advisor.name} prepara tu viaje`,
        picture: requestPicture(quote),
        paragraphs: [
          `${advisor.name} tiene tu solicitud ${quoteNumber}` +
            `${paquete ? ` para «${paquete.title}»` : ""} y te enviará la propuesta a este correo.`,
        ],
        advisor,
      },
    });
  }),
];
