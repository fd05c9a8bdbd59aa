import { isDeepStrictEqual } from "node:util";
import type { Column } from "pdfmake/interfaces.js";
import { chapter } from "../../../../core/pdf/chapter.piece.ts";
import type { Piece } from "../../../../core/pdf/document.ts";
import { linesTable, totals } from "../../../../core/pdf/table.piece.ts";
import { spokenMoment } from "../../calculation/costs/itinerary.rules.ts";
import { type Cop, formatCop } from "../../../../core/colombia/cop.ts";
import { dayText } from "../../calculation/itinerary/itinerary-days.rules.ts";
import { optionTitle } from "../offer/offer-options.ts";
import type { OfferOption, QuoteOffer } from "../offer/quote-offer.type.ts";
import { type ComparedDay, comparedDays } from "./compared-days.rules.ts";
import { comparedServices, comparedWith, standing } from "./compared-services.rules.ts";
import { dayStrip } from "./day-strip.ts";
import { optionDifference } from "./option-difference.rules.ts";
import { dayTitle, flightLine, stayLine } from "./trip-words.rules.ts";
import type { ProposedTrip } from "./proposal.type.ts";

type Margin = [number, number, number, number];
const PHOTO = { width: 150, height: 84 };

/** Returns the options with their prices side by side, for comparison with the recommended one. */
export function compared(options: readonly OfferOption[]): Piece {
  const standsAs = standing(options);
  const base = comparedWith(options);
  const changes = (option: OfferOption): string => {
    if (!base || option === base) return standsAs(option);
    const { price, words } = optionDifference(option, base);
    return [price, ...words].join("\n");
  };
  return linesTable(
    [
      { head: "Opción", width: 110 },
      { head: base ? `Frente a «${base.name}»` : "Qué cambia" },
      { head: "Por persona", amounts: true },
      { head: "Precio total", amounts: true },
    ],
    options.map((option) => [
      optionTitle(option),
      changes(option),
      option.precioPorPersona,
      option.precioTotal,
    ]),
  );
}

/**
 * Returns the printed sections of all trips of an offer. Services and flights that all trips share are
 * printed once, before the options. The days of the recommended trip are printed once: their overview before
 * the options, their texts after the options, each with the texts of the trips that differ on that day.
 */
export function tripsPieces(
  trips: readonly ProposedTrip[],
  offer: QuoteOffer,
  pictures: ReadonlyMap<string, string>,
): Piece[] {
  const [first, ...others] = trips;
  if (!first || others.length === 0) return trips.flatMap((trip) => tripPieces(trip, offer, pictures));
  const shared = (key: "flights" | "noIncluye") =>
    trips.every((trip) => isDeepStrictEqual(trip[key], first[key]));
  const services = comparedServices(trips);
  const flights = shared("flights") ? first.flights : undefined;
  const missing = shared("noIncluye") ? first.noIncluye : undefined;
  const common = { ...first, option: null, lines: services.shared, noIncluye: missing ?? [] };
  const own = trips.map((trip) => ({
    ...trip,
    lines: services.own(trip),
    flights: flights ? undefined : trip.flights,
    noIncluye: missing ? [] : trip.noIncluye,
    itinerario: undefined,
  }));
  const base = trips.find(({ option }) => option?.recommended) ?? first;
  return [
    ...chapter("Todas las opciones incluyen", whole(common, offer, serviceLines)),
    ...dayStrip(base.itinerario ?? []),
    ...flightPieces("Vuelos", flights),
    ...own.flatMap((trip) => tripPieces(trip, offer, pictures)),
    ...chapter(
      "Día a día",
      comparedDays(base, trips).map((day) => dayPiece(day, offer, pictures)),
    ),
  ];
}

const optionHeading = (title: string, total: Cop): string => `Opción ${title} · ${formatCop(total)} en total`;

/** Returns the printed sections of one trip; sections of an option have its name, and its hotels no title. */
function tripPieces(trip: ProposedTrip, offer: QuoteOffer, pictures: ReadonlyMap<string, string>): Piece[] {
  const within = trip.option ? ` · ${trip.option.title}` : "";
  const stays = (trip.stays ?? []).map((stay) => stayPiece(stay, pictures));
  return [
    ...chapter(trip.option ? optionHeading(trip.option.title, trip.precioTotal) : "Tu viaje incluye", [
      ...whole(trip, offer, trip.option ? serviceLines : included),
      ...dayStrip(trip.itinerario ?? []),
      ...(trip.option ? stays : []),
      ...(trip.option ? extraLines(trip) : []),
    ]),
    ...(trip.option ? [] : chapter(TO_ADD, extraLines(trip))),
    ...flightPieces(`Vuelos${within}`, trip.flights),
    ...(trip.option ? [] : chapter("Hoteles", stays)),
    ...dayPieces(`Día a día${within}`, trip.itinerario, offer, pictures),
    ...creditPieces(trip.creditos),
  ];
}

/** Returns the credits of a trip's pictures in small print, if the licences require them. */
const creditPieces = (creditos: ProposedTrip["creditos"]): Piece[] =>
  creditos?.length ? [{ text: creditos.join(" · "), style: "small", margin: [0, 4, 0, 0] }] : [];

const TO_ADD = "Puedes agregar";

/** Returns the services that the client may add to a trip, with their final prices; empty without any. */
const extraLines = ({ extras, option }: ProposedTrip): Piece[] =>
  extras?.length
    ? [
        {
          unbreakable: true,
          margin: [0, option ? 8 : 0, 0, 0],
          stack: [
            ...(option ? [{ text: TO_ADD, style: "strong" }] : []),
            ...extras.map(({ name, detail, price, pricePerPerson }) => ({
              text: [
                { text: name, bold: true },
                detail === null ? "" : ` (${detail})`,
                `: + ${formatCop(price)} en total, ${formatCop(pricePerPerson)} por persona.`,
              ],
              margin: [0, 0, 0, 4] as Margin,
            })),
          ],
        },
      ]
    : [];

const flightPieces = (title: string, flights: ProposedTrip["flights"]): Piece[] =>
  chapter(title, flights ? [flightsTable(flights)] : []);

const dayPieces = (
  title: string,
  days: ProposedTrip["itinerario"],
  offer: QuoteOffer,
  pictures: ReadonlyMap<string, string>,
): Piece[] =>
  chapter(
    title,
    (days ?? []).map((day) => dayPiece({ ...day, others: [] }, offer, pictures)),
  );

/**
 * Returns the included and excluded services, with the discount of an option, whose price is in the
 * comparison of the options; the section is not split across pages.
 */
function whole(trip: ProposedTrip, offer: QuoteOffer, servicesOf: (trip: ProposedTrip) => Piece): Piece[] {
  const { lines, noIncluye = [], option } = trip;
  const missing = { text: [{ text: "No incluye: ", bold: true }, `${noIncluye.join(", ")}.`] };
  const stack: Piece[] = [
    ...(lines.length > 0 ? [servicesOf(trip)] : []),
    ...(noIncluye.length > 0 ? [{ ...missing, margin: [0, 8, 0, 0] as Margin }] : []),
    ...(option && trip.totalDescuento > 0 ? [prices(trip, offer)] : []),
  ];
  return stack.length > 0 ? [{ stack }] : [];
}

const included = ({ lines }: ProposedTrip): Piece =>
  linesTable(
    [{ head: "Servicio", width: 150 }, { head: "Detalle" }],
    lines.map(({ title, detail }) => [title, detail ?? "Incluido"]),
  );

/** Returns services as lines of text, which take less space than the table of a single trip. */
const serviceLines = ({ lines }: ProposedTrip): Piece => ({
  stack: lines.map(({ title, detail }) => ({
    text: [{ text: title, bold: true }, detail === null ? "" : `: ${detail}`],
    margin: [0, 0, 0, 4],
  })),
});

const flightsTable = (flights: NonNullable<ProposedTrip["flights"]>): Piece =>
  linesTable(
    [{ head: "Vuelo" }, { head: "Sale" }, { head: "Llega" }, { head: "Equipaje", width: 90 }],
    flights.map((flight) => [
      flightLine(flight),
      flight.salida ? spokenMoment(flight.salida) : "Por confirmar",
      flight.llegada ? spokenMoment(flight.llegada) : "Por confirmar",
      flight.equipaje ?? "Por confirmar",
    ]),
  );

/** Returns the section of a stay, with the reason why clients like it and the pictures of its hotel below. */
function stayPiece(
  stay: NonNullable<ProposedTrip["stays"]>[number],
  pictures: ReadonlyMap<string, string>,
): Piece {
  const shown = (stay.imagenes ?? []).flatMap((address) => pictures.get(address) ?? []);
  const head: Piece = { text: stayLine(stay), margin: [0, 0, 0, 4] };
  const charm: Piece[] = stay.encanto ? [{ text: stay.encanto, margin: [0, 0, 0, 4] }] : [];
  const line: Piece = charm.length > 0 ? { stack: [head, ...charm] } : head;
  if (shown.length === 0) return line;
  const row: Piece = {
    margin: [0, 0, 0, 8],
    columnGap: 12,
    columns: shown.map((image) => ({ width: PHOTO.width, stack: [{ image, ...PHOTO }] })),
  };
  return { unbreakable: true, stack: [line, row] };
}

function dayPiece(day: ComparedDay, offer: QuoteOffer, pictures: ReadonlyMap<string, string>): Piece {
  const picture = day.imagen ? pictures.get(day.imagen) : undefined;
  const words: Column = {
    width: "*",
    stack: [
      { text: dayTitle(day, offer.fechaIda), style: "strong" },
      { text: dayText(day) },
      ...day.others.map(({ name, text }) => ({
        text: [{ text: `Con «${name}»: `, bold: true }, text],
        margin: [0, 3, 0, 0] as Margin,
      })),
    ],
  };
  return {
    margin: [0, 0, 0, 8],
    columnGap: 12,
    columns: picture ? [words, { image: picture, ...PHOTO }] : [words],
  };
}

/** Returns the prices of one trip of the offer: per person and in total. */
export function prices(
  { totalDescuento, precioTotal, precioPorPersona }: ProposedTrip,
  { descuentoPorcentaje }: QuoteOffer,
  beside: Piece | null = null,
): Piece {
  const percent = `Descuento (${descuentoPorcentaje.toLocaleString("es-CO")} %)`;
  const before =
    totalDescuento > 0
      ? [
          { label: "Precio", amount: precioTotal + totalDescuento },
          { label: percent, amount: -totalDescuento },
        ]
      : [];
  return totals(
    [
      ...before,
      { label: "Precio por persona", amount: precioPorPersona },
      { label: "Precio total", amount: precioTotal },
    ],
    beside,
  );
}

/** Size of pictures in a document, in points. */
export const photoPlace = { ...PHOTO, fit: "cover" } as const;
