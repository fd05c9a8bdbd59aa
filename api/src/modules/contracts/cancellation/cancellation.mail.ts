import { firstName } from "../../../core/colombia/names.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import type { ContractContent } from "../contract/print/contract-content.ts";
import { CANCELLATION_DECIDED } from "../contract/cancellation-decided.rules.ts";

/** Returns the subject of the mail that confirms receipt of a client's cancellation request. */
export const askedSubject = (number: string): string =>
  `Recibimos tu solicitud de cancelar el contrato ${number}`;

/** Returns the mail that confirms receipt of a cancellation request; `url` opens the client's page. */
export const askedLetter = (
  { number, client, advisor, destination }: ContractContent,
  url: string,
): Letter => ({
  preview: "La administración lo decide; mientras tanto nada cambia",
  title: "Recibimos tu solicitud",
  paragraphs: [
    `Hola, ${firstName(client.name)}. Pediste cancelar tu viaje a ${destination} (contrato ${number}). ` +
      CANCELLATION_DECIDED,
    "Mientras tanto el contrato sigue vigente, con sus pagos y sus fechas.",
    "Si no fuiste tú, responde a este correo.",
  ],
  button: { text: "Ver mi viaje", url },
  ...(advisor && { advisor }),
});

/** Returns the subject of the mail that rejects a client's cancellation request. */
export const discardedSubject = (number: string): string =>
  `Sobre tu solicitud de cancelar el contrato ${number}`;

/** Returns the mail that explains why a contract is not cancelled; `url` opens the client's page. */
export const discardedLetter = (
  { number, client, advisor }: ContractContent,
  answer: string,
  url: string,
): Letter => ({
  preview: `Tu contrato ${number} sigue vigente`,
  title: "Respondimos tu solicitud",
  paragraphs: [
    `Hola, ${firstName(client.name)}. Revisamos tu solicitud de cancelar el contrato ` +
      `${number}. Por ahora el contrato sigue vigente:`,
    `«${answer}»`,
    "Si quieres hablarlo, responde a este correo o escríbele a tu asesor.",
  ],
  button: { text: "Ver mi viaje", url },
  ...(advisor && { advisor }),
});
