import type { Day } from "../../../../core/colombia/days.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";

/**
 * What is said of a day that falls after the departure of its trip; null where it does not, or one of them is
 * not known.
 */
export const afterDeparture = (day: Day | null | undefined, departure: Day | null): string | null =>
  day && departure && day > departure
    ? `Es después de la salida del viaje, el ${spokenDay(departure)}`
    : null;
