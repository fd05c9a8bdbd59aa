import { firstName } from "../../../core/colombia/names.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import type { Letter } from "../../../core/mail/layout.ts";
import type { PaidContent } from "../../payments/payable/payable.ts";
import type { FiscalDocument } from "../document/fiscal-document.entity.ts";

type Mailed = Pick<FiscalDocument, "number" | "totalAmount" | "content">;

/** Data for the mail besides the document. */
interface Beside {
  readonly client: PaidContent;
  /** URL of the client's page of their contract; null when there is none. */
  readonly page: string | null;
  /** True when the files are in one archive that includes the DIAN's response. */
  readonly packed: boolean;
  /** Invoice that a credit note credits: its number, and whether all of it is credited. */
  readonly takesBack: { readonly number: string; readonly whole: boolean } | null;
}

/** Returns the mail that sends a client an accepted invoice or credit note, with PDF and UBL document. */
export function fiscalDocumentLetter(
  { number, totalAmount, content: { ambiente, contrato } }: Mailed,
  { client: { client, advisor }, page, takesBack, packed }: Beside,
): { readonly subject: string; readonly letter: Letter } {
  const amount = formatCop(totalAmount);
  const name = takesBack ? "nota crédito" : "factura";
  const trip = `tu viaje a ${contrato.destino}, contrato ${contrato.numero}`;
  const opening = takesBack
    ? `Esta es la nota crédito electrónica ${number} por ${amount}. ` +
      `${takesBack.whole ? "Devuelve completa" : "Devuelve una parte de"} la factura ` +
      `${takesBack.number} de ${trip}.`
    : `Esta es la factura electrónica de venta ${number} de ${trip}, por ${amount}.`;
  return {
    subject: `Tu ${name} electrónica ${number}`,
    letter: {
      preview: `${number} por ${amount}`,
      title: `Tu ${name} electrónica`,
      paragraphs: [
        `Hola, ${firstName(client.name)}. ${opening}`,
        packed
          ? "Adjuntamos un archivo ZIP con su representación gráfica en PDF y su documento XML con la " +
            "respuesta de la validación: consérvalo."
          : "Adjuntamos su representación gráfica en PDF y su documento XML: consérvalos.",
        ...(ambiente === "2" ? ["Documento de prueba: no tiene validez fiscal."] : []),
      ],
      ...(page && { button: { text: "Ver mi viaje y mi factura", url: page } }),
      ...(advisor && { advisor }),
    },
  };
}
