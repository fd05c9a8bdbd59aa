import type { Agency } from "../../../core/agency.ts";
import type { Month } from "../../../core/colombia/days.ts";
import { spokenInstant, spokenMonth } from "../../../core/colombia/spoken.ts";
import type { PdfDocument, Piece } from "../../../core/pdf/document.ts";
import { verificationCode } from "../../../core/pdf/signature.piece.ts";
import { linesTable, totals } from "../../../core/pdf/table.piece.ts";
import { facts, heading, paragraphs } from "../../../core/pdf/text.piece.ts";
import { earnerLabels } from "../commission/commission.rules.ts";
import { linesOf, type StatementContent, type StatementLine, statementSums } from "./statement.rules.ts";
import { dashed } from "../../../core/colombia/plain.ts";

/** Returns the file name of a seller's monthly statement. */
export const statementFilename = (nombre: string, month: Month): string =>
  `extracto-comisiones-${month}-${dashed(nombre)}.pdf`;

/** Printed data of a statement that are not part of its stored content. */
interface Printed {
  readonly number: string;
  readonly month: Month;
  /** Time of issue; the content is as of this time. */
  readonly issuedAt: Date;
  readonly agency: Agency;
  /** URL at which the statement is verified. */
  readonly url: string;
}

const sections = [
  ["ganada", "Ganadas en el mes"],
  ["aprobada", "Aprobadas en el mes"],
  ["solicitada", "Solicitadas en el mes"],
  ["pagada", "Pagadas en el mes"],
  ["ajuste", "Ajustes del mes"],
  ["espera", "Aprobadas que pasan al mes siguiente"],
] as const;

/** Returns the PDF of a seller's monthly statement: earned, requested, paid and waiting commissions. */
export function statementPdf(content: StatementContent, printed: Printed): PdfDocument {
  const { nombre, documento, limite, cerrado, lines } = content;
  const { number, month, issuedAt, agency, url } = printed;
  const sums = statementSums(lines);
  const title = `Extracto de comisiones de ${spokenMonth(month)}`;
  return {
    title: `${title} · ${nombre}`,
    author: agency.name,
    createdAt: issuedAt,
    footer: `${agency.name} · ${number} · ${title} · ${nombre}`,
    content: [
      { text: title, style: "title" },
      facts([
        ["Número", number],
        ["Vendedor", nombre],
        ["Documento", documento || "No registrado"],
        ["Agencia", `${agency.legalName} · NIT ${agency.nit}`],
        ["Datos al", spokenInstant(issuedAt)],
      ]),
      ...sections.flatMap(([part, name]) => section(name, linesOf(lines, part))),
      ...(lines.length === 0 ? [paragraphs(["En este mes no hubo movimientos de comisiones."])] : []),
      heading("Resumen"),
      totals(
        [
          { label: "Ganado en el mes", amount: sums.ganado },
          { label: "Solicitado en el mes", amount: sums.solicitado },
          { label: "Aprobado en el mes", amount: sums.aprobado },
          { label: "Pagado en el mes (bruto)", amount: sums.pagado },
          { label: "Ajustes", amount: sums.ajustes },
          { label: "Retenciones", amount: 0 - sums.retenido },
          { label: "Neto recibido", amount: sums.neto },
          { label: "Cuenta contra el límite", amount: sums.contraLimite },
          { label: cerrado ? "Límite del mes" : "Límite mensual vigente hoy", amount: limite },
          { label: "En espera para el mes siguiente", amount: sums.enEspera },
        ],
        verificationCode(url),
      ),
    ],
  };
}

function section(name: string, lines: readonly StatementLine[]): Piece[] {
  if (lines.length === 0) return [];
  return [
    heading(name),
    linesTable(
      [
        { head: "Contrato", width: "auto" },
        { head: "Cliente", width: "*" },
        { head: "Como", width: "auto" },
        { head: "Cuenta de cobro", width: "auto" },
        { head: "Valor", amounts: true },
      ],
      lines.map(({ contractNumber, cliente, tipoVendedor, documento, monto }) => [
        contractNumber,
        cliente,
        earnerLabels[tipoVendedor],
        documento ?? "—",
        monto,
      ]),
    ),
  ];
}
