import type { Agency } from "../../../core/agency.ts";
import { spokenDay, spokenInstant } from "../../../core/colombia/spoken.ts";
import type { PdfDocument } from "../../../core/pdf/document.ts";
import { verificationCode } from "../../../core/pdf/signature.piece.ts";
import { linesTable, totals } from "../../../core/pdf/table.piece.ts";
import { facts, heading, notices, paragraphs } from "../../../core/pdf/text.piece.ts";
import type { AcquisitionDocument, AcquisitionParty } from "./acquisition-document.entity.ts";

/** The title that the DIAN's resolution 000167 of 2021 gives the document. */
const ACQUISITION_TITLE = "Documento soporte en adquisiciones efectuadas a no obligados a facturar";

/** Returns the file name of a document. */
export const acquisitionFilename = (number: string): string => `documento-soporte-${number}.pdf`;

/**
 * Returns the PDF of a document for a payment to a seller who issues no invoices; `url` is the page that
 * verifies it.
 */
export function acquisitionPdf(
  document: AcquisitionDocument,
  range: { readonly resolucion: string; readonly numbers: string; readonly until: string },
  agency: Agency,
  url: string | null,
): PdfDocument {
  const { number, fecha, issuedAt, content, total, retefuente, reteIca, neto, cuds } = document;
  return {
    title: `${ACQUISITION_TITLE} ${number}`,
    author: agency.name,
    createdAt: issuedAt,
    footer: `${agency.name} · Documento soporte ${number} · RNT n.º ${agency.rnt}`,
    content: [
      heading(ACQUISITION_TITLE),
      facts([
        ["Número", number],
        ["Fecha de la operación", spokenDay(fecha)],
        ["Generado", spokenInstant(issuedAt)],
        ["Numeración", `Resolución DIAN ${range.resolucion}, ${range.numbers}, hasta el ${range.until}`],
      ]),
      heading("Vendedor, no obligado a facturar"),
      facts(party(content.vendedor)),
      heading("Adquirente"),
      facts(party(content.comprador)),
      heading("Operación"),
      linesTable(
        [{ head: "Contrato", width: "auto" }, { head: "Descripción" }, { head: "Valor", amounts: true }],
        content.lineas.map(({ contrato, descripcion, monto }) => [contrato, descripcion, monto]),
      ),
      totals(
        [
          { label: "Total de la operación", amount: total },
          { label: "Retención en la fuente", amount: -retefuente },
          { label: "Retención de ICA", amount: -reteIca },
          { label: "Neto a pagar", amount: neto },
        ],
        url === null ? null : verificationCode(url),
      ),
      paragraphs([
        ...content.retencion,
        cuds ? `CUDS: ${cuds}` : "Sin código único: el rango de numeración no tiene clave técnica.",
      ]),
      notices(agency),
    ],
  };
}

const party = ({ nombre, documento, direccion, telefono }: AcquisitionParty) =>
  [
    ["Nombre", nombre],
    ["Identificación", documento || "No registrada"],
    ...(direccion ? ([["Dirección", direccion]] as const) : []),
    ...(telefono ? ([["Teléfono", telefono]] as const) : []),
  ] as const;
