import { addDays, type Day } from "../../../core/colombia/days.ts";
import { wayOf } from "../../quotes/calculation/costs/itinerary.rules.ts";
import type { Trip, TripFlight, TripStay } from "./trip.types.ts";

/** Facts that identify a trip and its current state for calendar applications. */
export interface CalendarFacts {
  /** Returns the globally unique id of an event for a key; the id does not reveal any record. */
  readonly uidOf: (key: string) => string;
  /** Number that increases with each change. */
  readonly sequence: number;
  readonly changedAt: Date;
}

/** One event: a whole day, or a moment in local time. */
interface TripEvent {
  /** Key that is unique in the trip and does not change. */
  readonly key: string;
  readonly from: string;
  /** First day or moment after the event; null for a moment whose end is unknown. */
  readonly to: string | null;
  readonly summary: string;
  readonly place: string;
}

/**
 * Returns a trip as a calendar (RFC 5545): the trip, its flights and its stays, without names and money. The
 * events keep their ids when dates change, and events of a cancelled trip are cancelled, so that a
 * subscribed calendar stays correct.
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

/** Formats a day, or a moment in local time, as a property value. */
const valued = (moment: Day): string =>
  moment.includes("T") ? `:${moment.replace(/[-:]/g, "")}00` : `;VALUE=DATE:${moment.replaceAll("-", "")}`;

/**
 * Escapes a text as a property value (RFC 5545, 3.3.11): line ends become `
 * `, control characters except tabs are removed.
 */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|[\n\u0085\u2028\u2029]/g, "\\n")
    .replace(/(?!\t)\p{Cc}/gu, "");

/** Folds a line into lines of at most 75 bytes without splitting a character (RFC 5545, 3.1). */
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
