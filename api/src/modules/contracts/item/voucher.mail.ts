import { landscapeOf } from "../../../core/preview/landscape.rules.ts";
import { firstName } from "../../../core/colombia/names.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import type { ContractContent } from "../contract/print/contract-content.ts";

/** Returns the subject of the mail about new documents for a trip. */
export const voucherSubject = (destination: string): string => `Documentos para tu viaje a ${destination}`;

interface VoucherMail {
  readonly firstName: string;
  readonly destination: string;
  /** URL that opens the client's trip. */
  readonly url: string;
}

/** Returns the mail that notifies a client of new tickets and vouchers. */
export const voucherWords = ({ firstName: name, destination, url }: VoucherMail): Letter => ({
  preview: `Ya puedes ver y descargar documentos de tu viaje a ${destination}`,
  title: "Hay documentos para tu viaje",
  picture: landscapeOf(destination),
  paragraphs: [
    `Hola, ${name}. Agregamos tiquetes o vouchers a tu viaje a ${destination}.`,
    "Los ves y los descargas en la página de tu viaje, junto a cada servicio.",
  ],
  button: { text: "Ver mi viaje", url },
});

/**
 * Returns the mail about a contract's new tickets and vouchers, with its advisor; `url` opens the client's
 * trip.
 */
export const voucherLetter = ({ client, destination, advisor }: ContractContent, url: string): Letter => ({
  ...voucherWords({ firstName: firstName(client.name), destination, url }),
  ...(advisor && { advisor }),
});
