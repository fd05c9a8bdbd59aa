import type { Agency } from "../../../core/agency.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import type { Day } from "../../../core/colombia/days.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import type { PdfDocument } from "../../../core/pdf/document.ts";
import { signatures, verificationCode } from "../../../core/pdf/signature.piece.ts";
import { linesTable, totals } from "../../../core/pdf/table.piece.ts";
import { facts, heading, paragraphs } from "../../../core/pdf/text.piece.ts";
import { amountInWords } from "../../payments/receipt/amount-in-words.rules.ts";
import { conceptOf, type SupportDocumentContent } from "../commission/document/support-document.rules.ts";

/** Returns the file name of a «cuenta de cobro». */
export const supportDocumentFilename = (number: string): string => `cuenta-de-cobro-${number}.pdf`;

/** Printed data of a «cuenta de cobro» that are not part of its stored content. */
interface Printed {
  readonly number: string;
  readonly requestedAt: Date;
  readonly day: Day;
  readonly agency: Agency;
  /** The signature as a data URL. */
  readonly signature: string | null;
  /** URL at which the document is verified. */
  readonly url: string;
}

/** Returns the one-page PDF of a commission's «cuenta de cobro»: debtor, creditor, reason, and account. */
export function supportDocumentPdf(content: SupportDocumentContent, printed: Printed): PdfDocument {
  const { number, requestedAt, day, agency, signature, url } = printed;
  const { vendedor, cuenta, monto, montoBase, porcentaje } = content;
  const share = `${porcentaje.toLocaleString("es-CO", { maximumFractionDigits: 2 })} %`;
  return {
    title: `Cuenta de cobro ${number}`,
    author: agency.name,
    createdAt: requestedAt,
    onePage: true,
    footer: `${agency.name} · Cuenta de cobro ${number} · RNT n.º ${agency.rnt}`,
    content: [
      { text: `Cuenta de cobro ${number}`, style: "title" },
      paragraphs([`${agency.address} · ${spokenDay(day)}`]),
      heading(agency.legalName),
      paragraphs([`NIT ${agency.nit} · RNT n.º ${agency.rnt}`, "Debe a:"]),
      heading(vendedor.nombre),
      facts([
        ["Documento", vendedor.documento || "No registrado"],
        ["Dirección", vendedor.direccion || "No registrada"],
        ["Teléfono", vendedor.telefono || "No registrado"],
        ["Correo", vendedor.correo],
      ]),
      heading("Por concepto de"),
      linesTable(
        [
          { head: "Concepto", width: "*" },
          { head: "Base", amounts: true },
          { head: "Comisión", width: "auto" },
          { head: "Valor", amounts: true },
        ],
        [[conceptOf(content), montoBase, share, monto]],
      ),
      totals([{ label: "Total a cobrar", amount: monto }], verificationCode(url)),
      paragraphs([
        `Son: ${amountInWords(monto)} (${formatCop(monto)})`,
        "Es el valor bruto: las retenciones que correspondan se descuentan al pagar.",
      ]),
      heading("Para pagar en"),
      facts([
        ["Banco", cuenta.banco],
        ["Tipo de cuenta", cuenta.tipo ? (accountKinds[cuenta.tipo] ?? cuenta.tipo) : "Billetera digital"],
        ["Número", cuenta.numero],
        ["Titular", cuenta.titular || vendedor.nombre],
      ]),
      signatures([
        {
          role: "Quien cobra",
          name: vendedor.nombre,
          document: vendedor.documento,
          image: signature,
          ...(signature === null && { evidence: "Firma Digital aprobada en el expediente" }),
        },
      ]),
    ],
  };
}

const accountKinds: Readonly<Record<string, string>> = { ahorros: "Ahorros", corriente: "Corriente" };
