import type { Advisor, Agency } from "../../../../core/agency.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { today } from "../../../../core/colombia/days.ts";
import { chapter, kept } from "../../../../core/pdf/chapter.piece.ts";
import type { PdfDocument, Piece } from "../../../../core/pdf/document.ts";
import { advisorCard, agencyMark } from "../../../../core/pdf/mark.piece.ts";
import { coverPlace } from "../../../../core/preview/printed-cover.ts";
import { passage } from "../../../../core/pdf/passage.piece.ts";
import { verificationCode } from "../../../../core/pdf/signature.piece.ts";
import { facts, notices } from "../../../../core/pdf/text.piece.ts";
import { ASKED_FOR } from "../proposal/client-words.rules.ts";
import { tripsOf } from "../proposal/proposed-trips.ts";
import { compared, prices, tripsPieces } from "../proposal/trip-pieces.ts";
import { passageOf } from "./quote-passage.ts";
import type { QuoteOffer } from "./quote-offer.type.ts";

/** Pictures of a proposal as data URLs. */
export interface ProposalPictures {
  /** Photograph of the trip, or drawing of its destination. */
  readonly cover: string;
  readonly logo: string | null;
  /** Picture of the advisor; null without one. */
  readonly face: string | null;
  /** Pictures of hotels and days, by address. */
  readonly trip: ReadonlyMap<string, string>;
}

/** Content of a quote's document: its offer, and the related facts. */
export interface QuoteDocument {
  readonly number: string;
  readonly offer: QuoteOffer;
  /** Version that is sent; null for a draft that only staff see. */
  readonly version: {
    readonly number: number;
    readonly expiresAt: Date;
    /** Full address where the document can be verified. */
    readonly verificationUrl: string;
    /** Personal note from the seller; null when there is none. */
    readonly note: string | null;
  } | null;
  readonly madeAt: Date;
  readonly advisor: Advisor | null;
  readonly pictures: ProposalPictures;
  /** Ways to pay for the trip, as sentences. */
  readonly ways: readonly string[];
}

/** Returns the file name of a quote's PDF. */
export const quoteFilename = (number: string): string => `cotizacion-${number}.pdf`;

/**
 * Returns the document of a quote. The first page contains the client, the heading, the advisor with the
 * note, the validity and the price (several options side by side). The following pages contain included
 * services, flights, hotels and days, the payment, and the legal notices.
 */
export function quoteDocument(
  { number, offer, version, madeAt, advisor, pictures, ways }: QuoteDocument,
  agency: Agency,
): PdfDocument {
  const status = version ? undefined : { text: "Borrador", tone: "neutral" as const };
  const trips = tripsOf(offer);
  return {
    title: `Cotización ${number}: tu viaje a ${offer.destino}`,
    author: agency.name,
    createdAt: madeAt,
    footer: version ? `${number} · versión ${version.number}` : `${number} · borrador`,
    content: [
      agencyMark(agency, pictures.logo, { identified: false }),
      { image: pictures.cover, ...coverPlace, margin: [0, 0, 0, 14] },
      passage(passageOf(number, offer, status), agency.colour),
      ...from(advisor, pictures.face, version?.note ?? null),
      {
        margin: [0, 12, 0, 0],
        stack: [
          facts(
            [
              ["Preparada para", offer.client],
              ["Fecha", spokenDay(today(madeAt))],
              ...(version ? ([["Válida hasta", spokenDay(today(version.expiresAt))]] as const) : []),
            ],
            3,
          ),
        ],
      },
      ...(offer.options
        ? chapter("Elige tu opción", [compared(offer.options)])
        : chapter("Precio", trips[0] ? [prices(trips[0], offer)] : [])),
      ...tripsPieces(trips, offer, pictures.trip),
      ...chapter(ASKED_FOR, (offer.observaciones ?? "").split(/\n+/).filter(Boolean).map(paragraph)),
      // The end stays together: a page of nothing but notices would look torn off.
      kept([
        ...chapter("Cómo se paga", ways.map(paragraph)),
        ...chapter("Condiciones", conditions.map(paragraph)),
        ...(version ? [checked(version.verificationUrl)] : []),
        notices(agency),
      ]),
    ],
  };
}

/** Returns the advisor who made the proposal, with the note to the client. */
const from = (advisor: Advisor | null, face: string | null, note: string | null): Piece[] => [
  ...(advisor ? [advisorCard(advisor, face)] : []),
  ...(note === null ? [] : [quoted(note)]),
];

const quoted = (note: string): Piece => ({
  layout: "quoted",
  margin: [0, 10, 0, 0],
  table: { dontBreakRows: true, widths: ["*"], body: [[{ stack: linesOf(note).map(line) }]] },
});

const linesOf = (text: string): string[] => text.split(/\s*\n\s*/).filter(Boolean);
const line = (text: string, at: number): Piece => ({ text, margin: [0, at === 0 ? 0 : 4, 0, 0] });

const paragraph = (text: string): Piece => ({ text, margin: [0, 0, 0, 6] });

const checked = (url: string): Piece => ({
  margin: [0, 10, 0, 0],
  columns: [{ width: 300, stack: [verificationCode(url)] }],
});

const conditions = [
  "Los valores están en pesos colombianos y dependen de la disponibilidad al momento de reservar. Los infantes viajan sin costo.",
  "Para aceptar la cotización, abre el enlace que recibiste por correo. También puedes rechazarla o pedir que la ajustemos.",
];
