import { addDays, type Day } from "../../../../core/colombia/days.ts";
import { counted, spokenDay } from "../../../../core/colombia/spoken.ts";
import { flightName, wayOf } from "../../calculation/costs/itinerary.rules.ts";
import type { OfferedFlight, OfferedStay } from "../offer/offer-itinerary.rules.ts";

/** Returns a day of a trip by number, date and title: `Día 2 · 5 de marzo de 2027 · Islas del Rosario`. */
export const dayTitle = ({ dia, titulo }: { dia: number; titulo: string }, departure: Day): string =>
  `Día ${dia} · ${spokenDay(addDays(departure, dia - 1))} · ${titulo}`;

/** Returns a flight as route and name: `Bogotá – Cartagena · Avianca AV8520`. */
export const flightLine = (flight: OfferedFlight): string =>
  [wayOf(flight), flightName(flight.aerolinea, flight.vuelo)].filter(Boolean).join(" · ") || "Vuelo";

/** Name of a stay whose hotel has none. */
export const UNNAMED_STAY = "Alojamiento";

/** Returns a stay as one line: `Hotel Caribe · Cartagena · 3 noches · desde el 4 de marzo de 2027`. */
export const stayLine = ({
  nombre,
  ciudad,
  noches,
  entrada,
}: Omit<OfferedStay, "categoria" | "acomodacion" | "imagenes" | "encanto">): string =>
  [
    nombre ?? UNNAMED_STAY,
    ciudad,
    noches > 0 && counted(noches, "noche", "noches"),
    entrada && `desde el ${spokenDay(entrada)}`,
  ]
    .filter(Boolean)
    .join(" · ");
