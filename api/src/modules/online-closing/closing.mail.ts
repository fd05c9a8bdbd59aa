import { formatCop } from "../../core/colombia/cop.ts";
import { firstName } from "../../core/colombia/names.ts";
import { counted, spokenDay, spokenTrip } from "../../core/colombia/spoken.ts";
import { linkDays } from "../../core/auth/lifetimes.ts";
import { codeLetter } from "../../core/mail/code-letter.ts";
import type { Letter } from "../../core/mail/layout.ts";
import type { MailKey } from "../../core/mail-kinds.ts";
import { queueMail } from "../../core/mail/queue-mail.ts";
import type { Work } from "../../core/mutation/work.ts";
import { advisorOf } from "../quotes/quote/offer/quote.mail.ts";
import type { Quote } from "../quotes/quote/quote.entity.ts";
import type { ClosingSummaryContent } from "./closing-summary.ts";

async function mailClient(
  work: Work,
  quote: Quote,
  { key, subject, letter }: { key: MailKey; subject: string; letter: Letter },
): Promise<void> {
  const advisor = await advisorOf(work, quote);
  await queueMail(work, {
    key,
    to: quote.emailCliente,
    subject,
    letter: advisor ? { ...letter, advisor } : letter,
  });
}

/** Queues the mail with the link to continue a closing later or on another device. */
export const queueStartedMail = (work: Work, quote: Quote, url: string): Promise<void> =>
  mailClient(work, quote, {
    key: `closing-started:${quote.id}:${work.now.getTime()}`,
    subject: `Sigue cuando quieras: tu viaje a ${quote.destino}`,
    letter: {
      preview: "Lo que ya hiciste queda guardado.",
      title: `${firstName(quote.nombreCliente)}, aceptaste tu viaje a ${quote.destino}`,
      paragraphs: [
        `Aceptaste la cotización ${quote.quoteNumber}. Faltan los viajeros, la firma y el primer pago: ` +
          "puedes terminar ahora o después, desde cualquier equipo, con este enlace.",
        "Lo que ya hiciste queda guardado. " +
          `El enlace sirve ${counted(linkDays.closing, "día", "días")} y es personal: ` +
          "en otro equipo te pedirá un código que llega a este correo.",
      ],
      button: { text: "Seguir donde voy", url },
    },
  });

/** Returns the sentence about the retracto of an order. */
const retractoSentence = ({ retractoUntil }: Pick<ClosingSummaryContent, "retractoUntil">): string =>
  retractoUntil
    ? `Si te arrepientes, puedes ejercer el derecho de retracto hasta el ${spokenDay(retractoUntil)}.`
    : "El derecho de retracto no aplica, porque el viaje empieza dentro de los cinco días siguientes.";

/** Queues the acknowledgement of an accepted order, which the law requires at once (Ley 1480, art. 50 d). */
export const queueAcceptedMail = (work: Work, quote: Quote, summary: ClosingSummaryContent): Promise<void> =>
  mailClient(work, quote, {
    key: `closing-accepted:${quote.id}:${work.now.getTime()}`,
    subject: `Recibimos tu pedido: viaje a ${summary.destination}`,
    letter: {
      preview: `${formatCop(summary.total)} en total, con todos los impuestos.`,
      title: `Recibimos tu pedido, ${firstName(quote.nombreCliente)}`,
      paragraphs: [
        `Viaje ${summary.origin} – ${summary.destination}, ` +
          `${spokenTrip(summary.departure, summary.comeback)}` +
          (summary.option ? `, opción «${summary.option}».` : "."),
        ...summary.lines.map(({ title, detail }) => (detail ? `${title}: ${detail}` : title)),
        ...summary.extras.map(({ name, price }) => `${name}: ${formatCop(price)}`),
        `Total: ${formatCop(summary.total)}, con todos los impuestos y cargos.`,
        `Pagos: ${summary.payments
          .map(({ amount, dueOn }) => `${formatCop(amount)} el ${spokenDay(dueOn)}`)
          .join("; ")}.`,
        `Vende ${summary.seller.name}, NIT ${summary.seller.nit}, RNT ${summary.seller.rnt}, ` +
          `${summary.seller.address}.`,
        retractoSentence(summary),
      ],
    },
  });

/** Returns the purpose of the code, in the words of its mail. */
const codeAim = ({ destino }: Quote): string => `seguir con tu viaje a ${destino}`;

/** Queues the code with which a client continues a closing in another browser. */
export const queueClosingCode = (
  work: Work,
  quote: Quote,
  { id, digits, minutes }: { id: string; digits: string; minutes: number },
): Promise<void> =>
  mailClient(work, quote, {
    key: `closing-code:${id}`,
    subject: `Tu código para ${codeAim(quote)}`,
    letter: codeLetter({
      code: digits,
      minutes,
      title: "Tu código",
      aim: codeAim(quote),
      said: [
        `Hola, ${firstName(quote.nombreCliente)}. Escríbelo en la página de tu viaje.`,
        "Si no fuiste tú, no hagas nada y cuéntale a la agencia. No compartas este código con nadie.",
      ],
    }),
  });
