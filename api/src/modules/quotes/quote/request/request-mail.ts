import { answeredToday } from "../../../../core/colombia/opening-hours.ts";
import { ended } from "../../../../core/colombia/spoken.ts";
import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { Quote } from "../quote.entity.ts";

/**
 * Queues the e-mail that confirms a visitor's request, with its number and the next step. It contains none of
 * the entered texts, because anyone can enter another person's address.
 */
export async function queueRequestMail(work: Work, { id, quoteNumber, emailCliente }: Quote): Promise<void> {
  const { hours } = await work.services.agency.current();
  const soon = answeredToday(hours, work.now);
  const promise = soon && ended(`Te respondemos ${soon}`);
  await queueMail(work, {
    key: `quote-request:${id}`,
    to: emailCliente,
    subject: `Recibimos tu solicitud ${quoteNumber}`,
    letter: {
      preview: promise ?? "Un asesor te enviará una propuesta en las próximas 24 a 48 horas.",
      title: `Tu solicitud es la ${quoteNumber}`,
      paragraphs: [
        "Gracias por escribirnos. " +
          (promise ??
            "Un asesor revisa tu viaje y te enviará a este correo una propuesta con el detalle y el precio " +
              "en las próximas 24 a 48 horas."),
        `Si necesitas cambiar algo, escríbenos y menciona el número ${quoteNumber}. ` +
          "Si no pediste esta cotización, puedes ignorar este correo.",
      ],
    },
  });
}
