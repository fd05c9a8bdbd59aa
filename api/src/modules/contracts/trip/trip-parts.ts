import { counted, spokenDay } from "../../../core/colombia/spoken.ts";
import type { FirstPagePart } from "../../../core/http/first-page.html.ts";
import { spokenMoment, wayOf } from "../../quotes/calculation/costs/itinerary.rules.ts";
import { dayText } from "../../quotes/calculation/itinerary/itinerary-days.rules.ts";
import { dayTitle } from "../../quotes/quote/proposal/trip-words.rules.ts";
import type { Trip, TripFlight, TripStay } from "./trip.types.ts";

/** Describes the parts of a trip in the order of its page: flights, hotels, days and other parts. */
export function tripParts({
  about,
  flights,
  stays,
  days,
  inclusions,
  exclusions,
  from,
}: Trip): FirstPagePart[] {
  const parts: FirstPagePart[] = [
    { title: "Tu viaje", lines: about === null ? [] : [{ text: about, note: "" }] },
    { title: "Tus vuelos", lines: flights.map(flightLine) },
    { title: "Dónde te quedas", lines: stays.map(stayLine) },
    {
      title: "Día a día",
      lines: days.map((day) => ({ text: dayTitle(day, from), note: dayText(day) })),
    },
    { title: "Tu viaje incluye", lines: inclusions.map(({ text }) => ({ text, note: "" })) },
    { title: "No incluye", lines: exclusions.map((text) => ({ text, note: "" })) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

const flightLine = ({ name, origin, destination, departs, arrives, luggage }: TripFlight) => ({
  text: [wayOf({ origen: origin, destino: destination }) ?? "Vuelo", name].filter(Boolean).join(" · "),
  note: [
    departs && `sale el ${spokenMoment(departs)}`,
    arrives && `llega el ${spokenMoment(arrives)}`,
    luggage,
  ]
    .filter(Boolean)
    .join(" · "),
});

const stayLine = ({ name, city, about, nights, from, until }: TripStay) => ({
  text: name ?? "Alojamiento",
  note: [
    city,
    about,
    nights > 0 && counted(nights, "noche", "noches"),
    from && `desde el ${spokenDay(from)}`,
    until && `hasta el ${spokenDay(until)}`,
  ]
    .filter(Boolean)
    .join(" · "),
});
