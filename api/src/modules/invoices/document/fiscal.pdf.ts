import type { Agency } from "../../../core/agency.ts";
import { dianAddress, FINAL_CONSUMER } from "../../../core/colombia/dian.ts";
import { formatDocument } from "../../../core/colombia/documents.ts";
import { spokenDay, spokenInstant } from "../../../core/colombia/spoken.ts";
import type { PdfDocument, Piece } from "../../../core/pdf/document.ts";
import { qrCode, verificationCode } from "../../../core/pdf/signature.piece.ts";
import { linesTable, type Total, totals } from "../../../core/pdf/table.piece.ts";
import { facts, heading, notices, paragraphs } from "../../../core/pdf/text.piece.ts";
import { amountInWords } from "../../payments/receipt/amount-in-words.rules.ts";
import { type CreditConcept, creditConceptLabels } from "../credit-note/credit-note.rules.ts";
import { type DraftLine, taxText } from "../invoice/invoice.rules.ts";
import type { FiscalDocument } from "./fiscal-document.entity.ts";
import type { FiscalContent, FiscalParty } from "./fiscal-document.types.ts";

/** Printed fields of a document; a document without a code is a preview. */
export type FiscalDocumentToPrint = Pick<
  FiscalDocument,
  "number" | "issuedAt" | "content" | "baseAmount" | "ivaAmount" | "thirdPartyAmount" | "totalAmount"
> & { readonly code: string | null };

/** Printed data that are not fields of the document. */
export interface PrintedFiscalDocument {
  readonly lines: readonly DraftLine[];
  /** Invoice that a credit note credits, and the reason. */
  readonly takesBack: {
    readonly number: string;
    readonly concept: CreditConcept;
    readonly reason: string;
  } | null;
}

/**
 * Returns the PDF of an invoice or a credit note, with its code and QR (annex 1.9, 11.7). `url` is its
 * verification URL; null for a preview.
 */
export function fiscalPdf(
  fiscalDocument: FiscalDocumentToPrint,
  { lines, takesBack }: PrintedFiscalDocument,
  agency: Agency,
  url: string | null = null,
): PdfDocument {
  const { number, issuedAt, content, code } = fiscalDocument;
  const kind = takesBack ? "Nota crédito electrónica" : "Factura electrónica de venta";
  const name = code === null ? `Vista previa: ${kind.toLowerCase()}` : kind;
  const codeName = takesBack ? "CUDE" : "CUFE";
  return {
    title: `${name} ${number}`.trim(),
    author: agency.name,
    createdAt: issuedAt,
    footer: `${agency.name} · ${name} ${number} · RNT n.º ${agency.rnt}`,
    content: [
      heading(`${name} ${number}`.trim()),
      ...(code === null
        ? [paragraphs(["Todavía no es una factura: no tiene número ni se ha enviado."])]
        : []),
      ...(content.ambiente === "2" ? [paragraphs(["Documento de prueba: no tiene validez fiscal."])] : []),
      facts([
        ["Generada", spokenInstant(issuedAt)],
        ["Contrato", content.contrato.numero],
        ["Viaje", content.contrato.destino],
        ...(takesBack
          ? ([
              ["Corrige la factura", takesBack.number],
              ["Concepto", creditConceptLabels[takesBack.concept]],
              ["Motivo", takesBack.reason],
            ] as const)
          : ([
              ["Forma de pago", content.vence ? `Crédito, vence el ${spokenDay(content.vence)}` : "Contado"],
              ["Numeración", authorization(content)],
            ] as const)),
      ]),
      heading("Quien factura"),
      facts([
        ["Razón social", content.vendedor.nombre],
        ["NIT", spokenDocument(content.vendedor)],
        ["Dirección", inTown(content.vendedor.direccion, content.municipio.nombre)],
        ["Teléfono", content.vendedor.telefono],
      ]),
      heading("Cliente"),
      facts(customerFacts(content.comprador)),
      heading("Detalle"),
      linesTable(
        [
          { head: "Descripción" },
          { head: "Base", amounts: true },
          { head: "IVA", amounts: true },
          { head: "Total", amounts: true },
        ],
        lines.map((line) => [described(line), line.base, line.iva, line.total]),
      ),
      totals(sums(fiscalDocument), url === null ? null : verificationCode(url)),
      paragraphs([`Son: ${amountInWords(fiscalDocument.totalAmount)}`]),
      ...(code === null ? [] : [codes(codeName, code, content)]),
      notices(agency),
    ],
  };
}

/**
 * Returns an address followed by its town, unless the address already contains the town: `Calle 72 # 10-34,
 * Bogotá, D.C.`.
 */
const inTown = (address: string, town: string): string => {
  const [bare = ""] = town.split(",");
  return [address, address.includes(bare) ? "" : town].filter(Boolean).join(", ");
};

const authorization = ({ rango }: FiscalContent): string =>
  `Resolución DIAN ${rango.resolucion}, ${rango.prefijo}${rango.desde} a ${rango.prefijo}${rango.hasta}, ` +
  `del ${spokenDay(rango.vigenteDesde)} al ${spokenDay(rango.vigenteHasta)}`;

const spokenDocument = ({ documento, dv }: FiscalParty): string =>
  formatDocument(dv === null ? documento : `${documento}-${dv}`);

const customerFacts = (comprador: FiscalParty): readonly (readonly [string, string])[] => [
  ["Nombre", comprador.nombre],
  ["Identificación", comprador.documento === FINAL_CONSUMER ? FINAL_CONSUMER : spokenDocument(comprador)],
  ...(comprador.direccion ? [["Dirección", inTown(comprador.direccion, comprador.ciudad)] as const] : []),
  ...(comprador.correo ? [["Correo", comprador.correo] as const] : []),
];

const described = (line: DraftLine): string => {
  const { descripcion, mandante } = line;
  return mandante
    ? `${descripcion}\nIngreso para ${mandante.nombre}, NIT ${formatDocument(mandante.nit)}`
    : `${descripcion}\n${taxText(line)}`;
};

const sums = ({
  baseAmount,
  ivaAmount,
  thirdPartyAmount,
  totalAmount,
}: FiscalDocumentToPrint): readonly Total[] => [
  { label: "Ingreso propio, base", amount: baseAmount },
  { label: "IVA", amount: ivaAmount },
  ...(thirdPartyAmount > 0 ? [{ label: "Ingresos para terceros", amount: thirdPartyAmount }] : []),
  { label: "Total", amount: totalAmount },
];

const codes = (name: string, code: string, { ambiente }: FiscalContent): Piece =>
  // A word of 96 letters does not fit into the column beside the picture.
  qrCode(dianAddress(code, ambiente), `${name}: ${(code.match(/.{1,48}/g) ?? []).join("\n")}`, 130);
