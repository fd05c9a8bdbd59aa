import type { Day } from "@travesia/api/colombia/days";
import { priceOf } from "@travesia/api/reservations/reservation.rules";

/** A departure that can be booked. */
export interface BookableDeparture {
  readonly salida: Day;
  readonly vuelta: Day;
  readonly disponibles: number;
  /** COP per person; null for the package's price. */
  readonly price: number | null;
}

/** Returns the departures that can still be booked: future ones with free seats. */
export const bookable = (departures: readonly BookableDeparture[], today: Day): BookableDeparture[] =>
  departures.filter(({ salida, disponibles }) => salida >= today && disponibles > 0);

/** Returns the departure preselected in the form: the one in the address, or the only one. */
export function firstChoice(
  departures: readonly BookableDeparture[],
  salida: string | null,
): BookableDeparture | undefined {
  return (
    departures.find((departure) => departure.salida === salida) ??
    (departures.length === 1 ? departures[0] : undefined)
  );
}

/** Returns the entered number of people; null if the text is not a valid number. */
export function peopleOf(typed: string): number | null {
  const count = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return count >= 1 ? count : null;
}

/** Returns the error of a number of people; null when it is valid. */
export function peopleProblem(typed: string, seats: number | undefined): string | null {
  const people = peopleOf(typed);
  if (people === null) return "Escribe cuántas personas viajan, desde 1.";
  if (seats !== undefined && people > seats)
    return `No hay cupos suficientes para esa fecha. Quedan ${seats}.`;
  return null;
}

/** Returns the price of the seats, in COP; null while the number is invalid. */
export const totalOf = (price: number, typed: string): number | null => {
  const people = peopleOf(typed);
  return people === null ? null : priceOf(price, people);
};
