import { firstName } from "../../../core/colombia/names.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import type { ContractContent } from "../contract/print/contract-content.ts";

/** Returns the subject of the mail that says that there are documents for a trip. */
export const voucherSubject = (destination: string): string => `Documentos para tu viaje a ${destination}`;

/** Returns the mail that notifies a client of new tickets and vouchers; `url` opens their trip. */
export const voucherLetter = ({ client, destination, advisor }: ContractContent, url: string): Letter => ({
  preview: `Ya puedes ver y descargar documentos de tu viaje a ${destination}`,
  title: "Hay documentos para tu viaje",
  paragraphs: [
    `Hola, ${firstName(client.name)}. Agregamos tiquetes o vouchers a tu viaje a ${destination}.`,
    "Los ves y los descargas en la página de tu viaje, junto a cada servicio.",
  ],
  button: { text: "Ver mi viaje", url },
  ...(advisor && { advisor }),
});
