import type { Day } from "../../../../core/colombia/days.ts";
import { spokenDay } from "../../../../core/colombia/spoken.ts";

/**
 * Returns the refusal of a day after the departure of its trip; null when the day is not after the departure,
 * or one of them is unknown.
 */
export const afterDeparture = (day: Day | null | undefined, departure: Day | null): string | null =>
  day && departure && day > departure
    ? `Es después de la salida del viaje, el ${spokenDay(departure)}`
    : null;
