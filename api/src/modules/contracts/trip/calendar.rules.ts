import { addDays } from "../../../core/colombia/days.ts";
import { calendarDay, calendarInstant, calendarText, calendarValue } from "../../../core/icalendar.rules.ts";
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
  return calendarText([
    `X-WR-CALNAME:${calendarValue(title)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    "X-PUBLISHED-TTL:PT6H",
    ...events.flatMap((event) => eventLines(event, trip, facts)),
  ]);
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
  `DTSTAMP:${calendarInstant(facts.changedAt)}`,
  `LAST-MODIFIED:${calendarInstant(facts.changedAt)}`,
  `DTSTART${calendarDay(event.from)}`,
  ...(event.to === null ? [] : [`DTEND${calendarDay(event.to)}`]),
  `SUMMARY:${calendarValue(event.summary)}`,
  ...(event.place ? [`LOCATION:${calendarValue(event.place)}`] : []),
  `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
  "TRANSP:TRANSPARENT",
  "END:VEVENT",
];
