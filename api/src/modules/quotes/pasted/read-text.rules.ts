import { type Day, daysBetween } from "../../../core/colombia/days.ts";
import { readBaggage } from "./baggage.rules.ts";
import { readBoard } from "./board.rules.ts";
import { readClient } from "./client.rules.ts";
import { readExcursions } from "./excursions.rules.ts";
import { readFlights, tripOfFlights } from "./flights.rules.ts";
import { readHotel } from "./hotel.rules.ts";
import { readPeople } from "./people.rules.ts";
import { readPlaces } from "./places.rules.ts";
import { plainText } from "./plain-text.rules.ts";
import { readPrices } from "./prices.rules.ts";
import type { Lists, Piece, ReadValue, Singles, TextQuestion, TextReading } from "./read-value.rules.ts";
import { isHotelName, readProviders } from "./providers.rules.ts";
import { readServices } from "./services.rules.ts";
import { readTables } from "./tables.rules.ts";
import { type TextPart, textParts } from "./text-parts.rules.ts";
import { readTravelDays, roledDays } from "./travel-days.rules.ts";

/** Maximum length of a pasted text. */
export const longestText = 250_000;

/** Names that a text is searched for besides the words of the rules, in plain letters. */
export interface KnownNames {
  readonly today: Day;
  readonly hotels?: readonly string[];
  readonly providers?: readonly string[];
}

/** Returns whether a position is in one of some pieces. */
function coverage(length: number, pieces: readonly Piece[]): (at: number) => boolean {
  const covered = new Uint8Array(length + 1);
  for (const [start, end] of pieces) covered.fill(1, start, end);
  return (at) => covered[at] === 1;
}

/** Returns the words of the messages of a chat, with spaces for all else. */
function withoutHeaders(plain: string, parts: readonly TextPart[]): string {
  let at = 0;
  const words: string[] = [];
  for (const { start, end } of parts) {
    words.push(plain.slice(at, start).replace(/[^\n]/g, " "), plain.slice(start, end));
    at = end;
  }
  return words.join("") + plain.slice(at).replace(/[^\n]/g, " ");
}

/** Reads a pasted text: its stated values, each with its pieces, and questions for the rest. */
export function readText(pasted: string, { today, hotels = [], providers = [] }: KnownNames): TextReading {
  const whole = plainText(pasted);
  const { parts, isChat } = textParts(whole, today);
  const plain = isChat ? withoutHeaders(whole.plain, parts) : whole.plain;
  const text = { ...whole, plain };
  const tables = readTables(text, today);
  const flights = readFlights(text, today);
  const inTables = coverage(plain.length, tables.taken);
  const inFlights = coverage(plain.length, flights.taken);
  const authors = coverage(
    plain.length,
    parts.flatMap(({ author }): Piece[] => (author ? [[author.start, author.end]] : [])),
  );

  const days = roledDays(plain, parts).filter(({ start }) => !inTables(start) && !inFlights(start));
  const travel = readTravelDays(plain, parts, days);
  const hotel = readHotel(text, parts, [...hotels, ...providers.filter(isHotelName)], tables.hotels);
  const inHotels = coverage(
    plain.length,
    (hotel.lists.hotel ?? []).flatMap(({ pieces }) => pieces),
  );
  const inAirlines = coverage(
    plain.length,
    flights.airlines.flatMap(({ pieces }) => pieces),
  );
  const places = readPlaces(text, parts, (at) => inHotels(at) || inFlights(at) || authors(at));
  const people = readPeople(plain, parts, days, travel.singles.fechaIda?.value ?? null);
  const prices = readPrices(plain, parts, (at) => inTables(at) || inFlights(at), tables.prices);
  const services = readServices(plain, parts, (at) => inHotels(at) || inFlights(at));
  const isClient = (at: number) =>
    parts.length > 1 && parts.some(({ side, start, end }) => side === "client" && at >= start && at < end);
  const board = readBoard(text, services.isExcluded, isClient);
  const { bags } = readBaggage(plain, services.isExcluded);
  const client = readClient(text, parts, isChat);

  const singles: Singles = {
    ...client.singles,
    ...travel.singles,
    ...people.singles,
    ...hotel.singles,
    ...prices.singles,
    ...(board.board && { alimentacion: board.board }),
  };
  const lists: Lists = {
    ...travel.lists,
    ...people.lists,
    ...hotel.lists,
    ...prices.lists,
    origen: places.origen,
    destino: places.destino,
    vuelos: flights.flights,
    aerolinea: flights.airlines,
    equipaje: bags,
    incluye: services.included,
    noIncluye: services.excluded,
    excursiones: readExcursions(text, services.isExcluded),
    proveedor: readProviders(text, providers, (at) => inHotels(at) || inFlights(at) || inAirlines(at)),
    ...(tables.periods.length > 0 && { vigenciaViaje: tables.periods }),
  };
  const questions = [
    ...client.questions,
    ...places.questions,
    ...travel.questions,
    ...people.questions,
    ...hotel.questions,
    ...prices.questions,
    ...(board.question ? [board.question] : []),
  ];
  addTripOfTables(singles, lists, tables);
  addTripOfFlights(singles, lists, questions);
  return placed({ singles, lists, questions }, text.piecesOf);
}

/** Adds the departures and the free seats of tables; one departure alone is the trip's. */
function addTripOfTables(
  singles: Singles,
  lists: Lists,
  { departures, returns, seats, nights }: ReturnType<typeof readTables>,
): void {
  const [out, back, free] = [departures[0], returns[0], seats[0]];
  if (departures.length > 1 && !singles.fechaIda) lists.salidas = departures;
  else if (out && !singles.fechaIda) {
    singles.fechaIda = out;
    if (back && returns.length === 1) singles.fechaRegreso = back;
  }
  const [stay] = nights;
  if (stay && new Set(nights.map(({ value }) => value)).size === 1) singles.noches ??= stay;
  if (free && seats.length === 1) singles.cupos ??= free;
}

/** Adds the places and days of the flights to a trip that has none. */
function addTripOfFlights(singles: Singles, lists: Lists, questions: readonly TextQuestion[]): void {
  const isAsked = (field: string) => questions.some((one) => one.field === field);
  const trip = tripOfFlights(lists.vuelos ?? []);
  if (trip) {
    const { out, there, back } = trip;
    if (!lists.origen?.length && !isAsked("origen"))
      lists.origen = [{ value: out.from!, pieces: out.pieces }];
    if (!lists.destino?.length && !isAsked("destino"))
      lists.destino = [{ value: there.to!, pieces: there.pieces }];
    const hasDays = singles.fechaIda ?? singles.fechaRegreso;
    if (!hasDays && out.day && !isAsked("fechaIda"))
      singles.fechaIda = { value: out.day, pieces: out.pieces };
    if (!hasDays && back?.day && !isAsked("fechaRegreso"))
      singles.fechaRegreso = { value: back.day, pieces: back.pieces };
    const nights = out.day && back?.day ? daysBetween(out.day, back.day) : 0;
    if (!singles.noches && !isAsked("noches") && nights > 0 && !hasDays)
      singles.noches = { value: nights, pieces: [...out.pieces, ...(back?.pieces ?? [])] };
  }
  const includes = lists.incluye ?? [];
  const has = (kind: string) => [...includes, ...(lists.noIncluye ?? [])].some(({ value }) => value === kind);
  const added: ReadValue<string>[] = [];
  const flight = lists.vuelos?.[0];
  if (flight && !has("tiquetes")) added.push({ value: "tiquetes", pieces: flight.pieces });
  const stay = lists.hotel?.[0] ?? singles.categoria;
  if (stay && !has("alojamiento")) added.push({ value: "alojamiento", pieces: stay.pieces });
  if (added.length > 0) lists.incluye = [...includes, ...added];
}

/** Returns a reading with its pieces in the pasted text; a value without a piece is left out. */
function placed(
  { singles, lists, questions }: TextReading,
  piecesOf: (start: number, end: number) => Piece[],
): TextReading {
  const moved = (pieces: readonly Piece[]) => pieces.flatMap(([start, end]) => piecesOf(start, end));
  const value = <T>(read: ReadValue<T>): ReadValue<T> => ({ ...read, pieces: moved(read.pieces) });
  const entries = <T extends object>(of: T) => Object.entries(of) as [keyof T & string, never][];
  const isPlaced = ({ pieces }: ReadValue<unknown>) => pieces.length > 0;
  return {
    singles: Object.fromEntries(
      entries(singles)
        .map(([field, read]) => [field, value(read)] as const)
        .filter(([, read]) => isPlaced(read)),
    ),
    lists: Object.fromEntries(
      entries(lists).map(([field, reads]) => [
        field,
        (reads as readonly ReadValue<unknown>[]).map(value).filter(isPlaced),
      ]),
    ),
    questions: questions
      .filter(({ field }, at) => questions.findIndex((one) => one.field === field) === at)
      .map((one) => ({ ...one, pieces: moved(one.pieces) })),
  };
}
