import { spokenDay, spokenTravellers } from "../../../../core/colombia/spoken.ts";
import { formatCop } from "../../../../core/colombia/cop.ts";
import type { ChangedTerm } from "../offer/changed-term.type.ts";
import { paired, changed, without } from "../offer/changed-terms.rules.ts";
import { flightDetails, wayOf } from "../../calculation/costs/itinerary.rules.ts";
import { hotelCategoryLabels } from "../../../providers/library/hotel.rules.ts";
import { hotelRoomLabels } from "../../calculation/costs/lodging.rules.ts";
import type { OfferOption, QuoteOffer } from "../offer/quote-offer.type.ts";
import { stayLine } from "../proposal/trip-words.rules.ts";

/** Sent offer, with its personal note and its last day. */
export interface ComparedOffer {
  readonly offer: QuoteOffer;
  readonly note: string | null;
  readonly until: string;
}

/**
 * Returns the differences between two versions of a quote as text, in the order of the document. An added or
 * removed option is listed with its services and price, any other option with its changes. Pure function.
 */
export function changedOffers(one: ComparedOffer, other: ComparedOffer): ChangedTerm[] {
  const [before, after] = [one.offer, other.offer];
  return [
    ...changed("Nota personal", one.note, other.note),
    ...changed("Cliente", before.client, after.client),
    ...changed("Origen", before.origen, after.origen),
    ...changed("Destino", before.destino, after.destino),
    ...changed("Salida", day(before.fechaIda), day(after.fechaIda)),
    ...changed("Regreso", day(before.fechaRegreso), day(after.fechaRegreso)),
    ...changed("Viajeros", spokenTravellers(before), spokenTravellers(after)),
    ...changed("Opción recomendada", recommendedIn(before), recommendedIn(after)),
    ...changedTrips(before, after),
    ...changed("Observaciones", before.observaciones, after.observaciones),
    ...changed("Descuento", percent(before), percent(after)),
    ...changed("Válida hasta", day(one.until), day(other.until)),
  ];
}

/** Trip of an offer or an option; keys that an older program did not write are missing. */
type Trip = Pick<
  OfferOption,
  "lines" | "flights" | "stays" | "itinerario" | "noIncluye" | "extras" | "totalDescuento" | "precioTotal"
> &
  Pick<OfferOption, "precioPorPersona"> & { readonly option: OfferOption | null };

const tripsIn = (offer: QuoteOffer): Trip[] =>
  offer.options?.map((option) => ({ ...option, option })) ?? [{ ...offer, option: null }];

/**
 * Returns whether two options are the same trip: by name or id, or because one is the only trip and the other
 * is the recommended option.
 */
function sameTrip(one: Trip, two: Trip): boolean {
  if (!one.option || !two.option) return (one.option ?? two.option)?.recommended !== false;
  return one.option.id === two.option.id || one.option.name === two.option.name;
}

function changedTrips(before: QuoteOffer, after: QuoteOffer): ChangedTerm[] {
  const [ones, twos] = [tripsIn(before), tripsIn(after)];
  return [
    ...without(ones, twos, sameTrip).flatMap((trip) => changed("Opción", whole(trip), "")),
    ...ones.flatMap((one) => {
      const two = twos.find((trip) => sameTrip(one, trip));
      return two ? changedTrip(one, two) : [];
    }),
    ...without(twos, ones, sameTrip).flatMap((trip) => changed("Opción", "", whole(trip))),
  ];
}

/** Returns the differences within a trip, with the name of the option when there are several. */
function changedTrip(one: Trip, two: Trip): ChangedTerm[] {
  const name = (two.option ?? one.option)?.name;
  const terms = [
    ...changedLines(one.lines, two.lines),
    ...paired("Vuelo", (one.flights ?? []).map(flightText), (two.flights ?? []).map(flightText)),
    ...paired("Hotel", (one.stays ?? []).map(stayText), (two.stays ?? []).map(stayText)),
    ...changedDays(one.itinerario ?? [], two.itinerario ?? []),
    ...paired("No incluye", one.noIncluye ?? [], two.noIncluye ?? []),
    ...paired("Se puede agregar", (one.extras ?? []).map(extraText), (two.extras ?? []).map(extraText)),
    ...changed("Valor del descuento", amount(one.totalDescuento), amount(two.totalDescuento)),
    ...changed("Precio por persona", formatCop(one.precioPorPersona), formatCop(two.precioPorPersona)),
    ...changed("Precio total", formatCop(one.precioTotal), formatCop(two.precioTotal)),
  ];
  const named = changed("Nombre de la opción", one.option?.name, two.option?.name);
  return [
    ...(one.option && two.option ? named : []),
    ...terms.map((term) => (name ? { ...term, label: `${term.label} · ${name}` } : term)),
  ];
}

const extraText = ({ name, detail, price }: NonNullable<Trip["extras"]>[number]): string =>
  [name, detail, formatCop(price)].filter(Boolean).join(" · ");

type Line = Trip["lines"][number];

/** Returns the differences in the included services, compared by kind. */
const changedLines = (before: readonly Line[], after: readonly Line[]): ChangedTerm[] =>
  [...new Set([...before, ...after].map(({ title }) => title))].flatMap((title) =>
    changed(title, included(before, title), included(after, title)),
  );

function included(lines: readonly Line[], title: string): string {
  const line = lines.find((one) => one.title === title);
  return line ? (line.detail ?? "Incluido") : "";
}

type Days = NonNullable<Trip["itinerario"]>;

const changedDays = (before: Days, after: Days): ChangedTerm[] =>
  [...new Set([...before, ...after].map(({ dia }) => dia))]
    .sort((one, two) => one - two)
    .flatMap((dia) => changed(`Día ${dia}`, dayText(before, dia), dayText(after, dia)));

/** Returns the text of a day, without its picture, for comparison. */
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
    stay.encanto,
  ]
    .filter(Boolean)
    .join(" · ");

/** Returns an option as a few lines: its name, its price, its services. */
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
