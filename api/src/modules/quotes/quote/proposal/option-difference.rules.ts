import { formatCop } from "../../../../core/colombia/cop.ts";
import { isSameText } from "../../../../core/colombia/plain.ts";
import { counted, listed } from "../../../../core/colombia/spoken.ts";
import { directionsOf } from "../offer/connections.rules.ts";
import type { OfferedFlight } from "../offer/offer-itinerary.rules.ts";
import { boardNames, serviceNames } from "../offer/service-names.rules.ts";
import type { OfferedService } from "./compared-services.rules.ts";

/** Option as it is compared; amounts in COP. */
export interface DifferingOption {
  readonly lines: readonly OfferedService[];
  readonly flights?: Flights | null;
  readonly precioPorPersona: number;
}

/** Difference of an option from the one that it is compared with, as display texts. */
export interface OptionDifference {
  /** `+ $ 120.000 por persona`. */
  readonly price: string;
  /** Gained, lost and changed services, one sentence for each; empty for equal services. */
  readonly words: readonly string[];
}

interface Found {
  readonly gains: string[];
  readonly losses: string[];
  readonly others: string[];
}

type Lines = ReadonlyMap<string, string>;

/** Returns the difference of an option from the option `base`: its price per person and its services. */
export function optionDifference(option: DifferingOption, base: DifferingOption): OptionDifference {
  const [mine, its] = [option, base].map(linesOf) as [Lines, Lines];
  const found: Found = { gains: [], losses: [], others: [] };
  compareFlights(option, base, found);
  compareLodging(mine.get(LODGING), its.get(LODGING), found);
  compareMeals(mine.get(MEALS), its.get(MEALS), found);
  compareServices(mine, its, found);
  return {
    price: priceText(option.precioPorPersona - base.precioPorPersona),
    words: [
      ["Ganas", found.gains] as const,
      ["Pierdes", found.losses] as const,
      ["Cambia", found.others] as const,
    ].flatMap(([verb, facts]) => (facts.length > 0 ? [`${verb}: ${listed(facts)}.`] : [])),
  };
}

const priceText = (more: number): string =>
  more === 0
    ? "El mismo precio por persona"
    : `${more > 0 ? "+" : "−"} ${formatCop(Math.abs(more))} por persona`;

const { tickets: TICKETS, alojamiento: LODGING, alimentacion: MEALS } = serviceNames;

const linesOf = ({ lines }: DifferingOption): Lines =>
  new Map(lines.flatMap(({ title, detail }) => (title ? [[title, detail ?? ""]] : [])));

/** Adds a fact that both options have and that differs: with a measure the higher one is better. */
function addChange(
  { gains, losses, others }: Found,
  [mine, its]: readonly [mine: string, its: string],
  [more, less]: readonly [more: number | null, less: number | null] = [null, null],
): void {
  if (mine === its) return;
  const side = more === null || less === null || more === less ? others : more > less ? gains : losses;
  side.push(`${mine} en vez de ${its}`);
}

/** Compares the number, hours, connections, airlines and baggage of the flights that both options list. */
function compareFlights(option: DifferingOption, base: DifferingOption, found: Found): void {
  const [mine, its] = [option, base].map(({ flights }) => flights ?? []) as [Flights, Flights];
  if (mine.length === 0 || its.length === 0) return;
  const airlines = [mine, its].map((flights) => joined(flights, "aerolinea")) as [string, string];
  const [own, others] = [mine, its].map(directions) as [Direction[], Direction[]];
  if (own.length !== others.length)
    addChange(found, [counted(mine.length, "vuelo", "vuelos"), counted(its.length, "vuelo", "vuelos")]);
  else own.forEach((direction, at) => compareDirections(direction, others[at]!, found));
  if (airlines.every(Boolean)) addChange(found, airlines);
  const [bags, lost] = [mine, its].map((flights) => joined(flights, "equipaje")) as [string, string];
  if (bags && lost) addChange(found, [bags, lost], [kilosIn(bags), kilosIn(lost)]);
  else if (bags) found.gains.push(bags);
  else if (lost) found.losses.push(lost);
}

type Flights = readonly (Pick<OfferedFlight, "aerolinea" | "equipaje"> & Partial<OfferedFlight>)[];

/** The way to one place: its places and times, and where one changes planes. */
interface Direction {
  readonly from: string | null;
  readonly to: string | null;
  readonly departure: string | null;
  readonly arrival: string | null;
  /** True if it arrives where the trip began. */
  readonly returns: boolean;
  readonly stops: string;
}

function directions(flights: Flights): Direction[] {
  const whole = flights.map(({ origen = null, destino = null, salida = null, llegada = null }) => ({
    origen,
    destino,
    salida,
    llegada,
  }));
  return directionsOf(whole).map((legs) => {
    const [first, last] = [legs[0]!, legs.at(-1)!];
    return {
      from: first.origen,
      to: last.destino,
      departure: first.salida,
      arrival: last.llegada,
      returns: first !== whole[0] && isSameText(last.destino, whole[0]?.origen),
      stops: listed(legs.slice(1).flatMap(({ origen }) => origen ?? [])),
    };
  });
}

/** Returns the hour of two directions as one fact if it differs: `sale 06:10 en vez de 14:30`. */
function changedHour(own: Direction, other: Direction, key: "departure" | "arrival"): [string] | null {
  const [mine, its] = [own, other].map((one) => one[key]?.slice(11));
  if (!mine || !its || mine === its) return null;
  const verb =
    key === "departure" ? (own.returns ? "regresa" : "sale") : own.returns ? "llega de regreso" : "llega";
  return [`${verb} ${mine} en vez de ${its}`];
}

/** Compares two directions with the same places and day: the hours, and where one changes planes. */
function compareDirections(own: Direction, other: Direction, found: Found): void {
  if (!isSameText(own.from, other.from) || !isSameText(own.to, other.to)) return;
  if (own.departure?.slice(0, 10) !== other.departure?.slice(0, 10)) return;
  found.others.push(...(changedHour(own, other, "departure") ?? changedHour(own, other, "arrival") ?? []));
  if (own.stops === other.stops) return;
  const direct = own.returns ? "el regreso directo" : "la ida directa";
  if (!own.stops) found.gains.push(`${direct}, sin conexión en ${other.stops}`);
  else if (!other.stops) found.losses.push(`${direct}: hay conexión en ${own.stops}`);
  else found.others.push(`conexión en ${own.stops} en vez de ${other.stops}`);
}

const joined = (flights: Flights, key: "aerolinea" | "equipaje"): string =>
  listed([...new Set(flights.flatMap((flight) => flight[key] ?? []))]);

const kilosIn = (text: string): number | null => {
  const weights = [...text.matchAll(/(\d+)\s*(?:kg|kilos?)\b/gi)].map(([, kilos]) => Number(kilos));
  return weights.length > 0 ? weights.reduce((sum, kilos) => sum + kilos, 0) : null;
};

/** Hotels of an option, read from the detail of its lodging. */
interface Lodging {
  readonly names: string;
  /** Category, room and everything else of the only hotel; empty with several hotels. */
  readonly category: string;
  readonly room: string;
  readonly rest: string;
  readonly nights: number;
}

const CATEGORY = /^(?:(\d) estrellas?|hotel .+)$/i;
const NIGHTS = /^(\d+) noches?$/;
const ROOM = /^acomodación /;

function lodgingOf(detail: string): Lodging {
  const hotels = detail.split("\n").map((line) => line.split(" · "));
  const nights = hotels.flat().reduce((sum, part) => sum + Number(NIGHTS.exec(part)?.[1] ?? 0), 0);
  const named = hotels.flatMap(([name]) => (name && !isFact(name) ? [name] : []));
  const [only = [], ...further] = hotels;
  const facts = further.length > 0 ? [] : only;
  const parts = facts.slice(named.length);
  const category = parts.find((part) => CATEGORY.test(part)) ?? "";
  return {
    names: listed(named),
    category,
    room: parts.find((part) => ROOM.test(part)) ?? "",
    rest: parts.filter((part) => part !== category && !isFact(part)).join(", "),
    nights,
  };
}

/** Returns whether a part is a category by stars, nights or a room, and thus no name of a hotel. */
const isFact = (part: string): boolean =>
  /^\d estrellas?$/i.test(part) || NIGHTS.test(part) || ROOM.test(part);

const starsOf = (category: string): number | null => {
  const [, stars] = CATEGORY.exec(category) ?? [];
  return stars === undefined ? null : Number(stars);
};

function compareLodging(mine: string | undefined, its: string | undefined, found: Found): void {
  if (!mine || !its) return;
  const [own, other] = [mine, its].map(lodgingOf) as [Lodging, Lodging];
  const both = (key: "names" | "category" | "room" | "rest"): [string, string] | null =>
    own[key] && other[key] ? [own[key], other[key]] : null;
  const categories = both("category");
  if (categories) addChange(found, categories, [starsOf(categories[0]), starsOf(categories[1])]);
  const more = own.nights - other.nights;
  if (own.nights > 0 && other.nights > 0 && more !== 0)
    (more > 0 ? found.gains : found.losses).push(`${counted(Math.abs(more), "noche", "noches")} de hotel`);
  for (const key of ["names", "room", "rest"] as const) {
    const pair = both(key);
    if (pair) addChange(found, pair);
  }
}

/** Boards from the least to the most meals. */
const boards: readonly string[] = Object.values(boardNames);

/** Returns the board of an option; an empty text without meals. */
function boardOf(detail: string | undefined): string {
  const [board = ""] = detail?.split(" · ") ?? [];
  return detail === undefined || board === boardNames.ninguna ? "" : board || MEALS;
}

function compareMeals(mine: string | undefined, its: string | undefined, found: Found): void {
  const [own, other] = [boardOf(mine), boardOf(its)];
  if (own && other) addChange(found, [lower(own), lower(other)], [rankOf(own), rankOf(other)]);
  else if (own) found.gains.push(lower(own));
  else if (other) found.losses.push(lower(other));
}

const rankOf = (board: string): number | null => (boards.includes(board) ? boards.indexOf(board) : null);

/** Compares the services that only one option has, and the entries of the lists that both have. */
function compareServices(mine: Lines, its: Lines, { gains, losses }: Found): void {
  for (const title of new Set([...mine.keys(), ...its.keys()])) {
    if (title === MEALS) continue;
    const [own, other] = [mine.get(title), its.get(title)];
    if (own === undefined) losses.push(named(title, other ?? ""));
    else if (other === undefined) gains.push(named(title, own));
    else if (title === LODGING) continue;
    else if (title === TICKETS) {
      const wayBack = own.includes("ida y vuelta") !== other.includes("ida y vuelta");
      if (wayBack) (own.includes("ida y vuelta") ? gains : losses).push("el vuelo de regreso");
    } else {
      const [some, others] = [own, other].map(entriesOf) as [string[], string[]];
      gains.push(...some.filter((entry) => !others.includes(entry)));
      losses.push(...others.filter((entry) => !some.includes(entry)));
    }
  }
}

/** Returns the entries of a list of services; a comma inside parentheses does not separate. */
const entriesOf = (detail: string): string[] => detail.split(/, (?![^(]*\))/).filter(Boolean);

const named = (title: string, detail: string): string =>
  [lower(title), detail.replaceAll("\n", "; ")].filter(Boolean).join(": ");

/** Returns a name for use inside a sentence. */
const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
