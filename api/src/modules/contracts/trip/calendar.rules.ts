import { addDays, type Day } from "../../../core/colombia/days.ts";
import { wayOf } from "../../quotes/calculation/costs/itinerary.rules.ts";
import type { Trip, TripFlight, TripStay } from "./trip.types.ts";

/** Facts by which calendars recognize a trip, and its present state of it. */
export interface CalendarFacts {
  /** Returns the id of an event by its key: unique everywhere, and naming no record. */
  readonly uidOf: (key: string) => string;
  /** Number that grows with each change. */
  readonly sequence: number;
  readonly changedAt: Date;
}

/** One event: a day, or a moment by the clock of its place. */
interface TripEvent {
  /** Unique in the trip, and the same after a change. */
  readonly key: string;
  readonly from: string;
  /** The first day or the moment after it; null of a moment whose end nobody knows. */
  readonly to: string | null;
  readonly summary: string;
  readonly place: string;
}

/**
 * Returns a trip as a calendar (RFC 5545): itself, its flights and its stays, without names and money. The
 * events keep their ids when dates change, and events of a cancelled trip are cancelled, so that a subscribed
 * calendar stays correct.
 */
export function tripCalendar(trip: Trip, facts: CalendarFacts): string {
  const title = `Viaje a ${trip.destination}`;
  const days = { from: trip.from, to: addDays(trip.to ?? trip.from, 1) };
  const events = [
    { key: "viaje", ...days, summary: title, place: trip.destination },
    ...trip.flights.flatMap(flightEvent),
    ...trip.stays.flatMap(stayEvent),
  ];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Travesia//Viajes//ES",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(title)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    "X-PUBLISHED-TTL:PT6H",
    ...events.flatMap((event) => eventLines(event, trip, facts)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function flightEvent(flight: TripFlight, place: number, all: readonly TripFlight[]): TripEvent[] {
  const { itemId, name, origin, destination, departs, arrives } = flight;
  if (!departs) return [];
  const earlier = all.slice(0, place).filter((one) => one.itemId === itemId).length;
  const hasHour = departs.includes("T");
  const way = wayOf({ origen: origin, destino: destination });
  return [
    {
      key: `vuelo-${itemId}-${earlier + 1}`,
      from: departs,
      to: hasHour ? (arrives?.includes("T") && arrives > departs ? arrives : null) : addDays(departs, 1),
      summary: ["Vuelo", way, name && `· ${name}`].filter(Boolean).join(" "),
      place: origin ?? "",
    },
  ];
}

function stayEvent({ itemId, name, city, from, until }: TripStay): TripEvent[] {
  if (!from || !until || until <= from) return [];
  const summary = name ?? "Alojamiento";
  return [{ key: `hotel-${itemId}`, from, to: until, summary, place: `${name ? `${name}, ` : ""}${city}` }];
}

const eventLines = (event: TripEvent, { isCancelled }: Trip, facts: CalendarFacts): string[] => [
  "BEGIN:VEVENT",
  `UID:${facts.uidOf(event.key)}`,
  `SEQUENCE:${facts.sequence}`,
  `DTSTAMP:${stamp(facts.changedAt)}`,
  `LAST-MODIFIED:${stamp(facts.changedAt)}`,
  `DTSTART${valued(event.from)}`,
  ...(event.to === null ? [] : [`DTEND${valued(event.to)}`]),
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
  `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
  "TRANSP:TRANSPARENT",
  "END:VEVENT",
];

const stamp = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, "");

/** Returns a day, or a moment by the clock of its place, as a property has it. */
const valued = (moment: Day): string =>
  moment.includes("T") ? `:${moment.replace(/[-:]/g, "")}00` : `;VALUE=DATE:${moment.replaceAll("-", "")}`;

/** Returns a text as a property has it (RFC 5545, 3.3.11): line ends as `\n`, no controls but tabs. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|[\n\u0085\u2028\u2029]/g, "\\n")
    .replace(/(?!\t)\p{Cc}/gu, "");

/** Returns a line in lines of at most 75 bytes, none of which breaks a letter (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part].join("\r\n ");
}
