import type { Agency } from "../../../core/agency.ts";
import type { AgencySigner } from "../../content/agency/agency-data.ts";
import { spokenDay, spokenTrip } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import { ending, titledTable } from "../../../core/pdf/chapter.piece.ts";
import type { PdfDocument, Piece } from "../../../core/pdf/document.ts";
import { agencyMark } from "../../../core/pdf/mark.piece.ts";
import { passage } from "../../../core/pdf/passage.piece.ts";
import { signatures, verificationCode } from "../../../core/pdf/signature.piece.ts";
import { totals } from "../../../core/pdf/table.piece.ts";
import { advisorBlock, facts, heading, notices, paragraphs } from "../../../core/pdf/text.piece.ts";
import { shownFacts } from "../contract/print/contract-content.ts";
import {
  agencySignerOf,
  type Certificate,
  certificatePage,
  clientSignerOf,
} from "../contract/print/contract.pdf.ts";
import type { AddendumContent } from "./addendum.parts.ts";

/** Returns the title of an addendum: `Otrosí n.º 1 al contrato CT-2026-000123`. */
export const addendumTitle = ({ numero, contrato }: Pick<AddendumContent, "numero" | "contrato">): string =>
  `Otrosí n.º ${numero} al contrato ${contrato}`;

/** Returns the file name of an addendum. */
export const addendumFilename = ({ numero, contrato }: AddendumContent): string =>
  `otrosi-${numero}-${contrato}.pdf`;

/** Sentence of the document about the terms that do not change. */
const UNCHANGED =
  "Las demás cláusulas y condiciones del contrato siguen iguales y vigentes. " +
  "Este otrosí hace parte del contrato desde que el cliente lo firma; mientras tanto, el contrato rige como está.";

/**
 * Returns the PDF document of an addendum. With a certificate it is the signed document, which ends with the
 * certificate page.
 */
export function addendumPdf(
  content: AddendumContent,
  agency: Agency,
  madeAt: Date,
  extras: {
    /** The agency's logo as a data URL; null prints the agency's name instead. */
    readonly logo: string | null;
    readonly agencySigner: AgencySigner | null;
    readonly certificate: Certificate | null;
    /** Full URL at which an unsigned addendum can be verified; null for a signed addendum. */
    readonly verificationUrl: string | null;
  },
): PdfDocument {
  const { base } = content;
  const title = addendumTitle(content);
  const { certificate, verificationUrl } = extras;
  return {
    title,
    author: agency.name,
    createdAt: madeAt,
    footer: `${agency.name} · ${title} · RNT n.º ${agency.rnt}`,
    content: [
      agencyMark(agency, extras.logo, { reached: true }),
      passage({
        kind: `Otrosí n.º ${content.numero}`,
        number: content.contrato,
        origin: base.origin,
        destination: base.destination,
        dates: spokenTrip(base.from, base.to),
        travellers: base.travellers,
        price: content.precioDespues,
      }),
      heading("Las partes"),
      paragraphs([partiesOf(content, agency)]),
      facts(shownFacts(base.client)),
      heading("Por qué se cambia el contrato"),
      paragraphs(content.motivo.split("\n")),
      changesTable(content),
      ...planPieces(content),
      ...ending(
        paragraphs([UNCHANGED]),
        signatures([clientSignerOf(base, certificate), agencySignerOf(agency, extras.agencySigner)]),
        [
          advisorBlock(base.advisor, verificationUrl === null ? null : verificationCode(verificationUrl)),
          notices(agency),
        ],
      ),
      ...(certificate ? certificatePage(title, certificate) : []),
    ],
  };
}

const partiesOf = ({ contrato, base: { client } }: AddendumContent, agency: Agency): string =>
  `${agency.legalName}, NIT ${agency.nit}, con Registro Nacional de Turismo ` +
  `n.º ${agency.rnt} (la agencia), y ` +
  `${client.name}${client.document ? `, ${client.document}` : ""} (el cliente), ` +
  `acuerdan este otrosí al contrato de servicios turísticos ${contrato}.`;

const changesTable = ({ cambios, precioAntes, precioDespues }: AddendumContent): Piece =>
  titledTable(
    "Lo que cambia",
    [{ head: "Qué", width: 90 }, { head: "Antes" }, { head: "Ahora" }],
    [
      ...cambios.map(({ label, before, after }) => [label, before || "No estaba", after || "Se retira"]),
      ...(precioAntes === precioDespues
        ? []
        : [["Precio total", formatCop(precioAntes), formatCop(precioDespues)]]),
    ],
  );

const planPieces = ({ plan, precioDespues }: AddendumContent): Piece[] =>
  plan === null
    ? []
    : [
        titledTable(
          "Plan de pagos desde ahora",
          [{ head: "Pago" }, { head: "Fecha límite", width: 150 }, { head: "Valor", amounts: true }],
          plan.map(({ descripcion, fechaVencimiento, monto, pagada }) => [
            pagada ? `${descripcion} (pagada)` : descripcion,
            spokenDay(fechaVencimiento),
            monto,
          ]),
          [totals([{ label: "Precio total", amount: precioDespues }])],
        ),
      ];
