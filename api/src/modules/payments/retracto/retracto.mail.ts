import { firstName } from "../../../core/colombia/names.ts";
import type { Day } from "../../../core/colombia/days.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { type Cop, formatCop } from "../../../core/cop.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import type { ContractContent } from "../../contracts/contract/paper/contract-content.ts";
import { contractPassage } from "../../contracts/contract/paper/contract.mail.ts";

const greeting = ({ client }: ContractContent) => `Hola, ${firstName(client.name)}.`;

/** The subject of the mail that brings the code of a retracto. */
export const retractoCodeSubject = (number: string): string =>
  `Tu código para ejercer el retracto del contrato ${number}`;

/** The mail that brings the code with which a client takes their contract back. */
export const retractoCodeLetter = (content: ContractContent, code: string, minutes: number): Letter => ({
  preview: `Vence en ${minutes} minutos`,
  title: "Tu código de retracto",
  paragraphs: [
    `${greeting(content)} Pediste ejercer el retracto del contrato ${content.number}. ` +
      `Escribe este código en la página de tu viaje: ${code}`,
    `El código vence en ${minutes} minutos y sirve una sola vez. ` +
      "Al usarlo, el contrato se cancela y te devolvemos lo que pagaste.",
    "Si no fuiste tú, no hagas nada: el contrato sigue igual. No compartas este código con nadie.",
  ],
  ...(content.advisor && { advisor: content.advisor }),
});

/** The subject of the mail that confirms a retracto. */
export const retractedSubject = (number: string): string => `Retracto del contrato ${number} confirmado`;

/**
 * The mail that confirms a retracto; `refund` says what is given back (COP) and until when, `page` is where
 * the client says to which account.
 */
export const retractedLetter = (
  content: ContractContent,
  refund: { readonly amount: Cop; readonly until: Day } | null,
  page: string,
): Letter => ({
  preview: `El contrato ${content.number} quedó cancelado`,
  title: "Tu retracto quedó registrado",
  passage: contractPassage(content, { text: "Cancelado", tone: "clay" }),
  paragraphs: [
    `${greeting(content)} El contrato ${content.number} quedó cancelado por tu derecho de retracto ` +
      "(Ley 1480 de 2011, artículo 47), sin ningún costo para ti.",
    refund
      ? `Te devolveremos ${formatCop(refund.amount)} a más tardar el ${spokenDay(refund.until)}. ` +
        "Dinos a qué cuenta en la página de tu viaje; para guardarla te pediremos un código que llega aquí."
      : "No habíamos recibido pagos de este contrato, así que no hay dinero por devolver.",
  ],
  button: { text: refund ? "Decir a qué cuenta" : "Ver mi contrato", url: page },
  ...(content.advisor && { advisor: content.advisor }),
});
