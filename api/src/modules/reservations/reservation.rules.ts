import { type Day, hoursAfter } from "../../core/colombia/days.ts";
import { spokenDay } from "../../core/colombia/spoken.ts";
import { type Cop, formatCop } from "../../core/colombia/cop.ts";
import { badInput, conflict } from "../../core/failure.ts";
import { listOrder } from "../../core/list/order.rules.ts";

/** Sort orders of the list of reservations. */
export const reservationOrder = listOrder({
  name: "ReservationOrder",
  columns: { createdAt: "plain", salida: "plain", numberOfPeople: "plain", totalPrice: "plain" },
  first: { by: "createdAt", direction: "desc" },
});

/** Maximum number of seats of one reservation, which is the size of the largest departure. */
const MOST_PEOPLE = 999;
/** Number of hours after which an unpaid reservation releases its seats. */
export const HELD_HOURS = 72;
/** Number of hours before the release at which the customer is notified. */
export const NOTICE_HOURS = 24;

export const NO_DATES = "Fechas de salida y llegada son requeridas.";
export const NOT_A_DEPARTURE = "El paquete no sale en esa fecha.";

/** Place where the trip of a package begins, as displayed to travellers. */
export const MEETING_POINT = "Punto de encuentro";

/** Returns the readable code of a reservation: the end of its id, `7F3A20C4`. */
export const reservationCode = (id: string): string => id.slice(-8).toUpperCase();

/** Returns the time at which a reservation created (or unpaid again) at `from` releases its seats. */
export const heldUntil = (from: Date): Date => hoursAfter(from, HELD_HOURS);

/**
 * Returns the time at which a reservation releases its seats after a payment failed: its current release
 * time, but not before the customer could be notified in time.
 */
export const heldAfterPayment = (dueAt: Date, now: Date): Date =>
  dueAt.getTime() > hoursAfter(now, NOTICE_HOURS).getTime() ? dueAt : hoursAfter(now, NOTICE_HOURS);

/** Returns the price of the seats for a number of people, in COP. */
export const priceOf = (unitPrice: Cop, people: number): Cop => unitPrice * people;

/** Refuses with BAD_USER_INPUT an impossible number of people: zero, or more than any departure has seats. */
export function refusePeople(people: number): void {
  if (people < 1) throw badInput("numberOfPeople", "El número de personas debe ser mayor a cero.");
  if (people > MOST_PEOPLE)
    throw badInput("numberOfPeople", `El número de personas debe ser de ${MOST_PEOPLE} como máximo.`);
}

/** Refuses a departure that has left. CONFLICT. */
export function refusePast(salida: Day, today: Day): void {
  if (salida < today) throw conflict("Esa salida ya pasó. Elige otra fecha.", "fechas");
}

/** Refuses with CONFLICT when a departure has fewer seats than requested. */
export function refuseSeats(people: number, left: number): void {
  if (people > left)
    throw conflict(`No hay cupos suficientes para esa fecha. Quedan ${Math.max(left, 0)}.`, "numberOfPeople");
}

/** Refuses a price below the amount already paid. CONFLICT. */
export function refuseBelowPaid(total: Cop, paid: Cop): void {
  if (total < paid)
    throw conflict(
      `Los pagos verificados (${formatCop(paid)}) superan el nuevo total (${formatCop(total)}).`,
      "numberOfPeople",
    );
}

/** Departure with reserved seats: its day, the seats taken, and whether the change would remove it. */
interface ReservedDeparture {
  readonly salida: Day;
  readonly taken: number;
  readonly leaves: boolean;
}

/** Refuses to remove a reserved departure, or to offer fewer seats than are taken. CONFLICT. */
export function refuseReservedDepartures(departures: readonly ReservedDeparture[], cupos: number): void {
  const gone = departures.find(({ leaves }) => leaves);
  if (gone)
    throw conflict(`La salida del ${spokenDay(gone.salida)} tiene reservas y no se puede quitar.`, "fechas");
  const full = departures.find(({ taken }) => taken > cupos);
  if (full)
    throw conflict(
      `La salida del ${spokenDay(full.salida)} ya tiene ${full.taken} cupos reservados.`,
      "cupos",
    );
}
