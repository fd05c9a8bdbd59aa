import { counted, spokenTrip } from "../../../../core/colombia/spoken.ts";
import { firstName } from "../../../../core/colombia/names.ts";
import { formatCop } from "../../../../core/colombia/cop.ts";
import type { HowToPay } from "../../../content/agency-account/how-to-pay-block.rules.ts";
import type { Letter } from "../../../../core/mail/layout.ts";
import type { PrintedPassage } from "../../../../core/passage.ts";
import type { ContractContent } from "./contract-content.ts";
import { linkDays } from "../../../../core/auth/lifetimes.ts";
import { howToPayInMail } from "../../../content/agency-account/how-to-pay.mail.ts";

/** Subject and message of a mail that may be edited before it is sent. */
export interface Wording {
  readonly subject: string;
  readonly message: string;
}

/** Returns the default subject and message of the mail that sends a contract for signature. */
export const sendWording = ({ number, destination, client }: ContractContent): Wording => ({
  subject: `Tu contrato ${number} está listo para firmar`,
  message: [
    `Hola, ${firstName(client.name)}:`,
    `Tu viaje a ${destination} está a un paso. Adjuntamos el contrato ${number} para que lo leas con calma.`,
    "Cuando estés de acuerdo, fírmalo en línea con el botón de este correo. " +
      `El enlace es personal y estará disponible por ${counted(linkDays.signature, "día", "días")}.`,
  ].join("\n\n"),
});

/** Returns the ticket-shaped header of a contract's mails, with its number, route, dates and status. */
export const contractPassage = (
  content: ContractContent,
  status: PrintedPassage["status"] & object,
): PrintedPassage => ({
  kind: "Contrato",
  number: content.number,
  origin: content.origin,
  destination: content.destination,
  dates: spokenTrip(content.from, content.to),
  travellers: content.travellers,
  price: content.price,
  status,
});

const lines = (message: string) =>
  message
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns the mail that sends a contract to be signed; `url` opens the signature page. */
export const sendLetter = (
  content: ContractContent,
  { subject, message }: Wording,
  url: string,
  howToPay: HowToPay | null,
): Letter => ({
  preview: `Contrato ${content.number} por ${formatCop(content.price)}`,
  title: subject,
  passage: contractPassage(content, { text: "Por firmar", tone: "sun" }),
  paragraphs: lines(message),
  button: { text: "Revisar y firmar", url },
  block: howToPayInMail(howToPay),
  ...(content.advisor && { advisor: content.advisor }),
});

/** Returns the subject of the mail that reminds a client to sign. */
export const signatureReminderSubject = (number: string): string => `Tu contrato ${number} espera tu firma`;

/** Returns the mail that reminds a client of a contract that they have not signed yet. */
export const signatureReminderLetter = (content: ContractContent, url: string): Letter => ({
  preview: `Falta tu firma en el contrato ${content.number}`,
  title: "Falta tu firma",
  passage: contractPassage(content, { text: "Por firmar", tone: "sun" }),
  paragraphs: [
    `Hola, ${firstName(content.client.name)}. Tu viaje a ${content.destination} está a un paso: ` +
      `el contrato ${content.number} espera tu firma.`,
    "Léelo con calma y fírmalo en línea con el botón. Si hay algo por cambiar, escríbenos antes de firmar.",
  ],
  button: { text: "Revisar y firmar", url },
  ...(content.advisor && { advisor: content.advisor }),
});

/**
 * Returns the subject of the mail that notifies a former address that the contract is no longer sent there.
 */
export const emailChangedSubject = (number: string): string =>
  `El contrato ${number} se enviará a otro correo`;

/**
 * Returns the mail that notifies a former address that the contract is no longer sent there; it includes
 * neither the new address nor the price. `refusal` is the URL of the page for objecting.
 */
export const emailChangedLetter = ({ number, advisor }: ContractContent, refusal: string | null): Letter => ({
  preview: `El contrato ${number} se enviará a otro correo`,
  title: "Cambió el correo de tu contrato",
  paragraphs: [
    `Pidieron enviar el contrato ${number} a otro correo. Los enlaces que recibiste en este ya no sirven.`,
    ...(refusal ? objection : ["Si no fuiste tú, responde a tu asesor o escribe a la agencia."]),
  ],
  ...(refusal && { button: { text: NOT_ME, url: refusal } }),
  ...(advisor && { advisor }),
});

/** Label of the button for objecting to a change of address. */
const NOT_ME = "No fui yo";
const objection = [
  "Si no fuiste tú, dilo aquí: nadie podrá firmar en tu nombre y la agencia lo revisará.",
  "Si fuiste tú, ábrelo también y confírmalo: así el contrato se puede firmar sin esperar 24 horas.",
];

/** Returns the mail that notifies a former address that contracts will be sent to another address. */
export const addressChangedLetter = (about: string, refusal: string): Letter => ({
  preview: `${about} a otro correo`,
  title: "Cambió el correo con el que te escribimos",
  paragraphs: [`${about} a otro correo.`, ...objection],
  button: { text: NOT_ME, url: refusal },
});

/** Returns the subject of the mail with the signed contract. */
export const signedSubject = (number: string): string => `Contrato ${number} firmado`;

/** Returns the mail with the signed contract, the verification URL and the client's page. */
export const signedLetter = (
  content: ContractContent,
  { verification, page }: { readonly verification: string; readonly page: string },
  howToPay: HowToPay | null,
): Letter => ({
  preview: `Tu viaje a ${content.destination} está confirmado`,
  title: "Tu contrato quedó firmado",
  passage: contractPassage(content, { text: "Firmado", tone: "leaf" }),
  paragraphs: [
    `Gracias, ${firstName(content.client.name)}. ` +
      `Adjuntamos tu copia firmada del contrato ${content.number}, con su certificado de firma electrónica.`,
    "Desde ahora nos encargamos de tus reservas. Te avisaremos de cada pago antes de su fecha. " +
      "En la página de tu viaje ves tu plan de pagos, reportas lo que pagas y descargas tus recibos.",
    `Cualquiera puede comprobar el documento en ${verification}`,
  ],
  button: { text: "Ver mi viaje y mis pagos", url: page },
  block: howToPayInMail(howToPay),
  ...(content.advisor && { advisor: content.advisor }),
});
