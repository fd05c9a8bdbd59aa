import { firstName } from "../../../core/colombia/names.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { type Cop, formatCop } from "../../../core/colombia/cop.ts";
import { codeLetter } from "../../../core/mail/code-letter.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import type { ContractContent } from "../../contracts/contract/print/contract-content.ts";
import { waitingText } from "../refund/refund.rules.ts";
import { contractPassage } from "../../contracts/contract/print/contract.mail.ts";
import type { RetractoTerms } from "./retracto.rules.ts";

const greeting = ({ client }: ContractContent) => `Hola, ${firstName(client.name)}.`;

/**
 * Returns the phrase that names the act that a withdrawal code confirms: `ejercer el retracto de tu viaje a
 * Cartagena`.
 */
export const retractoAim = ({ destination }: ContractContent): string =>
  `ejercer el retracto de tu viaje a ${destination}`;

/** Returns the e-mail with the code that a client needs to withdraw from the contract. */
export const retractoCodeLetter = (content: ContractContent, code: string, minutes: number): Letter =>
  codeLetter({
    code,
    minutes,
    title: "Tu código de retracto",
    aim: retractoAim(content),
    said: [
      `${greeting(content)} Escríbelo en la página de tu viaje: al usarlo, ` +
        "tu retracto queda en firme como lo elegiste allí.",
      "Si no fuiste tú, no hagas nada: el contrato sigue igual. No compartas este código con nadie.",
    ],
    ...(content.advisor && { advisor: content.advisor }),
  });

/** Returns the subject of the e-mail that confirms a withdrawal. */
export const retractedSubject = (number: string): string => `Retracto del contrato ${number} confirmado`;

/** Amounts of a contract from which the client withdrew, in COP. */
export interface RetractedMoney {
  readonly terms: RetractoTerms;
  /** Sum of the payments that await verification, which are refunded once verified. */
  readonly waiting: Cop;
  /** Masked account that the client entered for another refund of the contract; null without an account. */
  readonly account: string | null;
}

/**
 * Returns the sentence about the amount that is refunded in full; null when all of it still awaits
 * verification.
 */
const servicesText = ({ terms: { services, servicesBy, tickets }, waiting }: RetractedMoney) => {
  if (services === 0 && tickets === 0)
    return waiting > 0
      ? null
      : "No habíamos recibido pagos de este contrato, así que no hay dinero por devolver.";
  if (services === 0)
    return "Lo que pagaste corresponde a los tiquetes aéreos, así que de lo demás no hay dinero por devolver.";
  return `Te devolveremos ${formatCop(services)} a más tardar el ${spokenDay(servicesBy)}.`;
};

/** Returns the sentence about the refund of the tickets; null without tickets. */
function ticketsText(
  { tickets, ticketsBy, ticketsReturn, mostKept }: RetractoTerms,
  keepsFlight: boolean,
): string | null {
  if (keepsFlight) return "Conservas tu vuelo: el contrato sigue con los tiquetes. Adjuntamos el otrosí.";
  if (tickets === 0) return null;
  if (!ticketsReturn || ticketsBy === null)
    return (
      `Los tiquetes aéreos (${formatCop(tickets)}) ya no se pueden devolver según el reglamento ` +
      "aéreo (RAC 3), como te dijimos al elegir."
    );
  return (
    `De los tiquetes aéreos (${formatCop(tickets)}) la aerolínea puede retener hasta ` +
    `${formatCop(mostKept)} según el reglamento aéreo (RAC 3). Te devolveremos el resto a más tardar el ` +
    `${spokenDay(ticketsBy)}; te ` +
    "escribiremos en cuanto sepamos el valor exacto."
  );
}

/**
 * Returns the e-mail that confirms a withdrawal, with the refunded amounts and their due days; `page` is the
 * address where the client enters the account.
 */
export const retractedLetter = (
  content: ContractContent,
  money: RetractedMoney,
  keepsFlight: boolean,
  page: string,
): Letter => {
  const { terms, waiting, account } = money;
  const { state, stamp, preview } = keepsFlight
    ? {
        preview: `Conservas el vuelo del contrato ${content.number}`,
        state: `El contrato ${content.number} sigue vigente solo con tu vuelo, por tu derecho de retracto`,
        stamp: { text: "Solo el vuelo", tone: "sun" } as const,
      }
    : {
        preview: `El contrato ${content.number} quedó cancelado`,
        state: `El contrato ${content.number} quedó cancelado por tu derecho de retracto`,
        stamp: { text: "Cancelado", tone: "clay" } as const,
      };
  const tickets = ticketsText(terms, keepsFlight);
  const goesBack = terms.services > 0;
  const asksAccount = goesBack && account === null;
  return {
    preview,
    title: "Tu retracto quedó registrado",
    passage: contractPassage(content, stamp),
    paragraphs: [
      `${greeting(content)} ${state} (Ley 1480 de 2011, artículo 47), sin ningún costo para ti.`,
      ...[servicesText(money), tickets, waitingText(waiting)].filter((text) => text !== null),
      ...(goesBack && account !== null
        ? [`Lo enviamos a la cuenta que ya nos diste, ${account}. Si prefieres otra, dilo en tu página.`]
        : []),
      ...(asksAccount
        ? [
            "Dinos a qué cuenta en la página de tu viaje; para guardarla te pediremos un código que llega aquí.",
          ]
        : []),
    ],
    button: { text: asksAccount ? "Decir a qué cuenta" : "Ver mi contrato", url: page },
    ...(content.advisor && { advisor: content.advisor }),
  };
};
