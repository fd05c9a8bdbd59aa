import { spokenDay, spokenTravellers } from "../../../../core/colombia/spoken.ts";
import { formatCop } from "../../../../core/cop.ts";
import type { ChangedTerm } from "../../../../core/told/changed-term.type.ts";
import { paired, told, without } from "../../../../core/told/told-terms.rules.ts";
import { flightDetails, wayOf } from "../../calculation/costs/itinerary.rules.ts";
import { hotelCategoryLabels, hotelRoomLabels } from "../../calculation/costs/lodging.rules.ts";
import type { OfferOption, QuoteOffer } from "../offer/quote-offer.type.ts";
import { stayLine } from "../proposal/trip-words.rules.ts";

/** What was sent, and until which day it stands. */
export interface ComparedOffer {
  readonly offer: QuoteOffer;
  readonly until: string;
}

/**
 * What changed between two versions of a quote, in words and figures, in the order of its document. Of an
 * option that comes or goes its services and its price are told, of one that stays what is new in it. Pure.
 */
export function toldOffers(one: ComparedOffer, other: ComparedOffer): ChangedTerm[] {
  const [before, after] = [one.offer, other.offer];
  return [
    ...told("Cliente", before.client, after.client),
    ...told("Origen", before.origen, after.origen),
    ...told("Destino", before.destino, after.destino),
    ...told("Salida", day(before.fechaIda), day(after.fechaIda)),
    ...told("Regreso", day(before.fechaRegreso), day(after.fechaRegreso)),
    ...told("Viajeros", spokenTravellers(before), spokenTravellers(after)),
    ...told("Opción recomendada", recommendedIn(before), recommendedIn(after)),
    ...toldTrips(before, after),
    ...told("Observaciones", before.observaciones, after.observaciones),
    ...told("Descuento", percent(before), percent(after)),
    ...told("Válida hasta", day(one.until), day(other.until)),
  ];
}

/** A way to make the trip; keys that an older program did not write are missing. */
type Trip = Pick<
  OfferOption,
  "lines" | "flights" | "stays" | "itinerario" | "noIncluye" | "totalDescuento" | "precioTotal"
> &
  Pick<OfferOption, "precioPorPersona"> & { readonly option: OfferOption | null };

const tripsIn = (offer: QuoteOffer): Trip[] =>
  offer.options?.map((option) => ({ ...option, option })) ?? [{ ...offer, option: null }];

/** Whether two are one trip: of one name or id, or the only one and the one that is recommended. */
function sameTrip(one: Trip, two: Trip): boolean {
  if (!one.option || !two.option) return (one.option ?? two.option)?.recommended !== false;
  return one.option.id === two.option.id || one.option.name === two.option.name;
}

function toldTrips(before: QuoteOffer, after: QuoteOffer): ChangedTerm[] {
  const [ones, twos] = [tripsIn(before), tripsIn(after)];
  return [
    ...without(ones, twos, sameTrip).flatMap((trip) => told("Opción", whole(trip), "")),
    ...ones.flatMap((one) => {
      const two = twos.find((trip) => sameTrip(one, trip));
      return two ? toldTrip(one, two) : [];
    }),
    ...without(twos, ones, sameTrip).flatMap((trip) => told("Opción", "", whole(trip))),
  ];
}

/** What changed within a trip; of one of several it is said of which. */
function toldTrip(one: Trip, two: Trip): ChangedTerm[] {
  const name = (two.option ?? one.option)?.name;
  const terms = [
    ...toldLines(one.lines, two.lines),
    ...paired("Vuelo", (one.flights ?? []).map(flightText), (two.flights ?? []).map(flightText)),
    ...paired("Hotel", (one.stays ?? []).map(stayText), (two.stays ?? []).map(stayText)),
    ...toldDays(one.itinerario ?? [], two.itinerario ?? []),
    ...paired("No incluye", one.noIncluye ?? [], two.noIncluye ?? []),
    ...told("Valor del descuento", amount(one.totalDescuento), amount(two.totalDescuento)),
    ...told("Precio por persona", formatCop(one.precioPorPersona), formatCop(two.precioPorPersona)),
    ...told("Precio total", formatCop(one.precioTotal), formatCop(two.precioTotal)),
  ];
  const named = told("Nombre de la opción", one.option?.name, two.option?.name);
  return [
    ...(one.option && two.option ? named : []),
    ...terms.map((term) => (name ? { ...term, label: `${term.label} · ${name}` } : term)),
  ];
}

type Line = Trip["lines"][number];

/** What is included, each kind of service by its title. */
const toldLines = (before: readonly Line[], after: readonly Line[]): ChangedTerm[] =>
  [...new Set([...before, ...after].map(({ title }) => title))].flatMap((title) =>
    told(title, included(before, title), included(after, title)),
  );

function included(lines: readonly Line[], title: string): string {
  const line = lines.find((one) => one.title === title);
  return line ? (line.detail ?? "Incluido") : "";
}

type Days = NonNullable<Trip["itinerario"]>;

const toldDays = (before: Days, after: Days): ChangedTerm[] =>
  [...new Set([...before, ...after].map(({ dia }) => dia))]
    .sort((one, two) => one - two)
    .flatMap((dia) => told(`Día ${dia}`, dayText(before, dia), dayText(after, dia)));

/** A picture is no word: a day that got another one says the same. */
function dayText(days: Days, dia: number): string {
  const found = days.find((one) => one.dia === dia);
  return found ? [found.titulo, found.texto].filter(Boolean).join("\n") : "";
}

const flightText = (flight: NonNullable<Trip["flights"]>[number]): string =>
  [wayOf(flight), ...flightDetails(flight)].filter(Boolean).join(" · ") || "Vuelo";

const stayText = (stay: NonNullable<Trip["stays"]>[number]): string =>
  [
    stayLine(stay),
    stay.categoria && hotelCategoryLabels[stay.categoria].toLowerCase(),
    stay.acomodacion && `acomodación ${hotelRoomLabels[stay.acomodacion].toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(" · ");

/** An option in a few lines: its name, what it costs, what it includes. */
const whole = ({ option, lines, precioPorPersona, precioTotal }: Trip): string =>
  [
    `${option?.name ?? "Única"}: ${formatCop(precioPorPersona)} por persona, ` +
      `${formatCop(precioTotal)} en total`,
    ...lines.map(({ title, detail }) => [title, detail].filter(Boolean).join(": ")),
  ].join("\n");

const recommendedIn = ({ options }: QuoteOffer): string | undefined =>
  options?.find(({ recommended }) => recommended)?.name;
const percent = ({ descuentoPorcentaje }: QuoteOffer): string =>
  descuentoPorcentaje ? `${descuentoPorcentaje.toLocaleString("es-CO")} %` : "";
const amount = (value: number): string => (value ? formatCop(value) : "");
const day = (value: string | null): string => (value ? spokenDay(value) : "");
