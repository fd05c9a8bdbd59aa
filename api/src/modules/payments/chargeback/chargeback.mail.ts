import type { Day } from "../../../core/colombia/days.ts";
import { firstName } from "../../../core/colombia/names.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { type Cop, formatCop } from "../../../core/colombia/cop.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import type { PaidContent } from "../payable/payable.ts";
import { ofPayable, type PayableWords } from "../payable/payable.rules.ts";

interface Mail {
  readonly subject: string;
  readonly letter: Letter;
}

/** Facts of a case that its e-mails contain; the amount is in COP. */
interface Case {
  readonly number: string;
  readonly monto: Cop;
  readonly dueOn: Day;
}

const greeting = ({ client }: PaidContent) => `Hola, ${firstName(client.name)}.`;
const signed = ({ advisor }: PaidContent) => advisor && { advisor };

/** Returns the e-mail with the number of a client's claim and the day by which it is answered. */
export const claimLetter = (
  content: PaidContent,
  payable: PayableWords,
  { number, monto, dueOn }: Case,
): Mail => ({
  subject: `Recibimos tu reclamo ${number}`,
  letter: {
    preview: `Respuesta a más tardar el ${spokenDay(dueOn)}`,
    title: "Recibimos tu reclamo",
    paragraphs: [
      `${greeting(content)} Abrimos el caso ${number} por la reversión de tu pago en línea de ` +
        `${formatCop(monto)} ${ofPayable(payable)}.`,
      `La ley da 15 días hábiles para reversarlo si procede: el plazo es el ${spokenDay(dueOn)} ` +
        "(Ley 1480 de 2011, artículo 51; Decreto 587 de 2016).",
      "Avísale también al banco de tu tarjeta: el reclamo se presenta ante los dos dentro de los 5 días " +
        `hábiles siguientes a cuando lo supiste. Cita el número ${number} cuando nos escribas.`,
    ],
    ...signed(content),
  },
});

/** Returns the e-mail that answers a claim. */
export const answerLetter = (
  content: PaidContent,
  { number, monto }: Case,
  procede: boolean,
  answer: string,
): Mail => ({
  subject: `Respondimos tu reclamo ${number}`,
  letter: {
    preview: procede ? "La reversión procede" : "La reversión no procede",
    title: procede ? "La reversión procede" : "La reversión no procede",
    paragraphs: [
      `${greeting(content)} Revisamos el caso ${number} por tu pago de ${formatCop(monto)}:`,
      `«${answer}»`,
      procede
        ? "Le pediremos al proveedor de pagos que lo reverse. Te avisaremos cuando lo haga; el dinero " +
          "vuelve al medio con el que pagaste."
        : "Si no estás de acuerdo, responde a este correo o acude a la Superintendencia de Industria y " +
          "Comercio (www.sic.gov.co).",
    ],
    ...signed(content),
  },
});

/** Returns the e-mail that informs a client that the provider reversed the payment. */
export const claimReversedLetter = (content: PaidContent, { number, monto }: Case): Mail => ({
  subject: `Reversamos tu pago: caso ${number}`,
  letter: {
    preview: `${formatCop(monto)} vuelven al medio con el que pagaste`,
    title: "Tu pago se reversó",
    paragraphs: [
      `${greeting(content)} El proveedor de pagos reversó tu pago de ${formatCop(monto)}: el dinero vuelve ` +
        "al medio con el que pagaste, según los tiempos de tu banco.",
      `Con esto cerramos el caso ${number}.`,
    ],
    ...signed(content),
  },
});
