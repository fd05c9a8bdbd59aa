import { hourOf, isDay, today } from "../../../../core/colombia/days.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";
import { type Cop, sum, times } from "../../../../core/colombia/cop.ts";
import { badInput } from "../../../../core/failure.ts";
import type { Estadia, FlightFacts, LocalMoment, Tramo } from "./itinerary.types.ts";
import { costPosted, nightsPosted, textPosted } from "./posted-values.rules.ts";
import { sharedBeside } from "./shared-cost.rules.ts";
import type { Posted } from "./calculation-sections.rules.ts";

/** Maximum number of flights, and of stays, after the first one. */
export const mostFurther = 20;
/** Maximum number of rows of one kind in a calculation: excursions, extras, other transfers. */
export const mostRows = 100;

/** Maximum length of a name or a place in a flight or a stay. */
export const longestPlace = 120;

/** Keys of the first flight's details other than places and days. */
export const flightFactKeys = [
  "aerolinea",
  "vueloIda",
  "llegadaIda",
  "vueloVuelta",
  "llegadaVuelta",
  "equipaje",
] as const satisfies readonly (keyof FlightFacts)[];

/** Returns the details of the first flight that were sent; empty details have no key. */
export const flightFacts = (posted: Posted<FlightFacts>): FlightFacts =>
  Object.fromEntries(
    flightFactKeys.flatMap((key) => {
      const fact = textPosted(posted[key]);
      return fact ? [[key, fact]] : [];
    }),
  );

/**
 * Completes the sent flights after the first one; empty flights are removed.
 * @throws Refusal BAD_USER_INPUT, on the dotted field, for an invalid cost or day.
 */
export const furtherFlights = (posted: Posted<Tramo[]> | undefined): Tramo[] =>
  (posted ?? []).flatMap((row, index) => {
    const at = `tiquetes.tramos.${index}`;
    const flight = {
      aerolinea: textPosted(row?.aerolinea),
      vuelo: textPosted(row?.vuelo)?.toUpperCase() ?? null,
      origen: textPosted(row?.origen),
      destino: textPosted(row?.destino),
      salida: localMoment(row?.salida, `${at}.salida`),
      llegada: localMoment(row?.llegada, `${at}.llegada`),
      equipaje: textPosted(row?.equipaje),
      costo: costPosted(row?.costo, `${at}.costo`),
      ...sharedBeside(row),
      proveedor: textPosted(row?.proveedor),
    };
    return Object.values(flight).some(Boolean) ? [flight] : [];
  });

/** Returns an object with the reason why clients like a stay; without the key when there is none. */
export function charmBeside(posted: { readonly encanto?: string | null } | null): { encanto?: string } {
  const encanto = textPosted(posted?.encanto);
  return encanto ? { encanto } : {};
}

/**
 * Completes the sent stays after the first one; empty stays are removed.
 * @throws Refusal BAD_USER_INPUT, on the dotted field, for an invalid cost or a fractional number of nights.
 */
export const furtherStays = (posted: Posted<Estadia[]> | undefined): Estadia[] =>
  (posted ?? []).flatMap((row, index) => {
    const at = `hotel.estadias.${index}`;
    const stay = {
      nombre: textPosted(row?.nombre),
      ciudad: textPosted(row?.ciudad),
      categoria: row?.categoria ?? null,
      acomodacion: row?.acomodacion ?? null,
      entrada: row?.entrada ?? null,
      noches: nightsPosted(row?.noches, `${at}.noches`),
      costoNoche: costPosted(row?.costoNoche, `${at}.costoNoche`),
      ...sharedBeside(row),
      proveedor: textPosted(row?.proveedor),
      ...charmBeside(row),
    };
    return Object.values(stay).some(Boolean) ? [stay] : [];
  });

/** Returns the cost of a stay per paying person, in COP. */
export const costOfStay = ({ costoNoche, noches }: Pick<Estadia, "costoNoche" | "noches">): Cop =>
  times(costoNoche, noches);

/** Returns the cost of the flights after the first one per paying person, in COP. */
export const costOfFlights = (flights: readonly Tramo[] = []): Cop => sum(flights.map(({ costo }) => costo));

/** Returns the cost of the stays after the first one per paying person, in COP. */
export const costOfStays = (stays: readonly Estadia[] = []): Cop => sum(stays.map(costOfStay));

const NO_MOMENT = "Escribe la fecha del vuelo, con la hora si la sabes";
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Reads a day with or without a time; a time with a UTC offset, as programs send it, is converted to Bogotá
 * time.
 */
function localMoment(posted: string | null | undefined, field: string): LocalMoment | null {
  const text = textPosted(posted);
  if (text === null || isDay(text)) return text;
  const [, day, hour, zone] = MOMENT.exec(text) ?? [];
  if (!day || !hour || !isDay(day)) throw badInput(field, NO_MOMENT);
  if (!zone) return `${day}T${hour}`;
  const instant = new Date(text.replace(" ", "T"));
  if (Number.isNaN(instant.getTime())) throw badInput(field, NO_MOMENT);
  const clock = [hourOf(instant), instant.getUTCMinutes()];
  return `${today(instant)}T${clock.map((part) => String(part).padStart(2, "0")).join(":")}`;
}

/** Returns the day of a local time. */
export const dayOfMoment = (moment: LocalMoment): string => moment.slice(0, 10);

/** Returns a local time as text: `4 de diciembre de 2026, 06:40`. */
export const spokenMoment = (moment: LocalMoment): string =>
  [spokenDay(dayOfMoment(moment)), moment.slice(11)].filter(Boolean).join(", ");

/** Returns airline and number of a flight: `Avianca AV8520`. */
export const flightName = (...parts: readonly (string | null | undefined)[]): string | null =>
  parts.filter(Boolean).join(" ") || null;

/**
 * Returns a flight as one line: `Bogotá – Cartagena · Avianca AV8520 · sale el 4 de diciembre de 2026,
 * 06:40`.
 */
export const flightDetails = ({ salida, llegada, equipaje, ...flight }: FlightParts): (string | null)[] => [
  flightName(flight.aerolinea, flight.vuelo),
  salida && `sale el ${spokenMoment(salida)}`,
  llegada && `llega el ${spokenMoment(llegada)}`,
  equipaje,
];

type FlightParts = Pick<Tramo, "aerolinea" | "vuelo" | "salida" | "llegada" | "equipaje">;

/** Returns the route of a flight, from origin to destination; null when either is unknown. */
export const wayOf = ({ origen, destino }: Pick<Tramo, "origen" | "destino">): string | null =>
  origen && destino ? `${origen} – ${destino}` : null;
