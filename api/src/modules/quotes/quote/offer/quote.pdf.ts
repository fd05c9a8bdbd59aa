import type { Advisor, Agency } from "../../../../core/agency.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { today } from "../../../../core/colombia/days.ts";
import type { PdfDocument, Piece } from "../../../../core/pdf/document.ts";
import { passage } from "../../../../core/pdf/passage.piece.ts";
import { verificationCode } from "../../../../core/pdf/signature.piece.ts";
import { linesTable, totals } from "../../../../core/pdf/table.piece.ts";
import { advisorBlock, facts, heading, notices, paragraphs } from "../../../../core/pdf/text.piece.ts";
import { passageOf } from "./quote-passage.ts";
import type { OfferOption, QuoteOffer } from "./quote-offer.type.ts";
import { optionTitle } from "./offer-options.ts";

/** What a quote's document says besides its offer. */
export interface QuoteDocument {
  readonly number: string;
  readonly offer: QuoteOffer;
  /** The version that is sent, or null for a draft that only staff sees. */
  readonly version: {
    readonly number: number;
    readonly expiresAt: Date;
    /** Whole address at which it is checked. */
    readonly verificationUrl: string;
  } | null;
  readonly madeAt: Date;
  readonly advisor: Advisor | null;
}

/** The name of a quote's PDF. */
export const quoteFilename = (number: string): string => `cotizacion-${number}.pdf`;

/**
 * The document of a quote: the passage, what the price includes, the price, how long it stands, who answers
 * for it, and the law.
 */
export function quoteDocument(
  { number, offer, version, madeAt, advisor }: QuoteDocument,
  agency: Agency,
): PdfDocument {
  const status = version ? undefined : { text: "Borrador", tone: "neutral" as const };
  return {
    title: `Cotización ${number}`,
    author: agency.name,
    createdAt: madeAt,
    footer: version ? `${number} · versión ${version.number}` : `${number} · borrador`,
    content: [
      passage(passageOf(number, offer, status)),
      facts([
        ["Preparada para", offer.client],
        ["Fecha", spokenDay(today(madeAt))],
        ...(version ? ([["Válida hasta", spokenDay(today(version.expiresAt))]] as const) : []),
      ]),
      ...(offer.options ? choices(offer, offer.options) : [...services(offer), ...price(offer)]),
      ...(offer.observaciones
        ? [heading("Observaciones"), paragraphs(offer.observaciones.split(/\n+/))]
        : []),
      heading("Condiciones"),
      paragraphs(conditions),
      advisorBlock(advisor, version && verificationCode(version.verificationUrl)),
      notices(agency),
    ],
  };
}

/** Each option with what it includes and what it costs; a heading stays with what is under it. */
function choices(offer: QuoteOffer, options: readonly OfferOption[]): Piece[] {
  const compared = linesTable(
    [{ head: "Opción" }, { head: "Por persona", amounts: true }, { head: "Precio total", amounts: true }],
    options.map((option) => [optionTitle(option), option.precioPorPersona, option.precioTotal]),
  );
  return [
    heading("Elige tu opción"),
    compared,
    ...options.flatMap((option) =>
      together(option.lines, [
        heading(`Opción ${optionTitle(option)}`),
        ...included(option.lines),
        ...sums({ ...offer, ...option }),
      ]),
    ),
  ];
}

/** Letters of services that fit on one page for certain. */
const ON_ONE_PAGE = 1_500;

/** Keeps what belongs together on one page, unless it may be longer than one. */
const together = (lines: QuoteOffer["lines"], content: Piece[]): Piece[] =>
  lines.map(({ detail }) => detail ?? "").join("").length > ON_ONE_PAGE
    ? content
    : [{ unbreakable: true, stack: content }];

const conditions = [
  "Los valores están en pesos colombianos y dependen de la disponibilidad al momento de reservar. Los infantes viajan sin costo.",
  "Para aceptar la cotización, abre el enlace que recibiste por correo. También puedes rechazarla o pedir que la ajustemos.",
];

const services = ({ lines }: QuoteOffer): Piece[] =>
  lines.length === 0 ? [] : [heading("Tu viaje incluye"), ...included(lines)];

function included(lines: QuoteOffer["lines"]): Piece[] {
  if (lines.length === 0) return [];
  return [
    linesTable(
      [{ head: "Servicio", width: 150 }, { head: "Detalle" }],
      lines.map(({ title, detail }) => [title, detail ?? "Incluido"]),
    ),
  ];
}

const price = (offer: QuoteOffer): Piece[] => [heading("Precio"), ...sums(offer)];

function sums({ totalDescuento, descuentoPorcentaje, precioTotal, precioPorPersona }: QuoteOffer): Piece[] {
  const before =
    totalDescuento > 0
      ? [
          { label: "Precio", amount: precioTotal + totalDescuento },
          { label: `Descuento (${descuentoPorcentaje.toLocaleString("es-CO")} %)`, amount: -totalDescuento },
        ]
      : [];
  return [
    totals([
      ...before,
      { label: "Precio por persona", amount: precioPorPersona },
      { label: "Precio total", amount: precioTotal },
    ]),
  ];
}
