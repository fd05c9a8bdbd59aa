import { landscapeOf } from "../../../core/preview/landscape.rules.ts";
import { firstName } from "../../../core/colombia/names.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import type { Quote } from "../../quotes/quote/quote.entity.ts";
import type { ContractContent } from "../contract/print/contract-content.ts";
import type { ContractPage, QuotePage } from "./link-page.rules.ts";
import type { LinkedPage } from "./linked-page.enums.ts";

const words: Readonly<Record<LinkedPage, { readonly what: string; readonly button: string }>> = {
  proposal: { what: "ver tu propuesta", button: "Ver mi propuesta" },
  signature: { what: "firmar tu contrato", button: "Leer y firmar" },
  addendum: { what: "firmar el cambio a tu contrato", button: "Leer y firmar" },
  payment: { what: "pagar tu viaje", button: "Pagar en línea" },
  trip: { what: "ver tu viaje y tus pagos", button: "Ver mi viaje" },
  passengers: { what: "completar los datos de los viajeros", button: "Completar los datos" },
};

const NOT_ASKED = "Si no fuiste tú, no hagas nada. No compartas este enlace con nadie.";

/** Returns the mail with a requested link to a page of a client's contract. */
export function contractPageLetter(
  { number, client, destination, advisor }: ContractContent,
  page: ContractPage,
  url: string,
): { readonly subject: string; readonly letter: Letter } {
  const { what, button } = words[page];
  return {
    subject: `El enlace para ${what}: contrato ${number}`,
    letter: {
      preview: `Contrato ${number}`,
      title: `Tu enlace para ${what}`,
      picture: landscapeOf(destination),
      paragraphs: [
        `Hola, ${firstName(client.name)}. Pediste el enlace para ${what}, del contrato ${number}.`,
        NOT_ASKED,
      ],
      button: { text: button, url },
      ...(advisor && { advisor }),
    },
  };
}

/** Returns the mail with a requested link to a page of a client's quote. */
export const quotePageLetter = (
  { nombreCliente, destino }: Pick<Quote, "nombreCliente" | "destino">,
  page: QuotePage,
  url: string,
): { readonly subject: string; readonly letter: Letter } => ({
  subject: `El enlace para ${words[page].what}: viaje a ${destino}`,
  letter: {
    preview: `Tu viaje a ${destino}`,
    title: `Tu enlace para ${words[page].what}`,
    picture: landscapeOf(destino),
    paragraphs: [
      `Hola, ${firstName(nombreCliente)}. Pediste el enlace para ${words[page].what} de tu viaje ` +
        `a ${destino}.`,
      NOT_ASKED,
    ],
    button: { text: words[page].button, url },
  },
});
