import { ageBounds, ageClassProblem } from "../../../core/colombia/ages.ts";
import { type Day, daysAfter, endOfDay } from "../../../core/colombia/days.ts";
import { badInput } from "../../../core/failure.ts";
import { listOrder } from "../../../core/list/order.rules.ts";
import { tripKeys } from "../calculation/costs/calculation-trip.rules.ts";
import { personKeys, type QuotePersons } from "./request/quote-persons.rules.ts";
import type { QuoteStatus } from "./quote.lifecycle.ts";

/** Sort orders of the list of quotes. */
export const quoteOrder = listOrder({
  name: "QuoteOrder",
  columns: {
    createdAt: "plain",
    quoteNumber: "plain",
    nombreCliente: "text",
    fechaIda: "plain",
    precioTotal: "optional",
  },
  first: { by: "createdAt", direction: "desc" },
});

/** Statuses of a quote that can still become a contract without another offer. */
export const openStatuses: readonly QuoteStatus[] = [
  "pending",
  "completed",
  "sent",
  "pending_passengers",
  "approved",
  "requote",
];

/** Number of days without a change after which a pending or completed quote expires. */
export const staleAfterDays = 30;

/**
 * Number of quotes marked as expired in one transaction; it is small because every event checks all loaded
 * records for changes.
 */
export const expiredAtOnce = 20;

/** Returns the number of paying persons: adultos and menores, at least 1; infantes do not pay. */
export const payingPersons = ({ adultos, menores }: Pick<QuotePersons, "adultos" | "menores">): number =>
  Math.max(adultos + menores, 1);

/**
 * Refuses inconsistent travellers.
 * @throws Refusal BAD_USER_INPUT unless the counts and ages are consistent.
 */
export function refuseIncoherentPersons(persons: QuotePersons): void {
  const { numeroPersonas, adultos, menores, infantes, edadesMenores, edadesInfantes } = persons;
  if (!isCount(numeroPersonas) || numeroPersonas < 1)
    throw badInput("numeroPersonas", "Debe ser al menos 1 persona");
  if (![adultos, menores, infantes].every(isCount) || adultos + menores + infantes !== numeroPersonas) {
    throw badInput(
      "numeroPersonas",
      "La suma de adultos, menores e infantes debe ser igual al número de personas",
    );
  }
  if (edadesMenores.length !== menores) throw badInput("edadesMenores", "Indica la edad de cada menor");
  if (edadesInfantes.length !== infantes)
    throw badInput("edadesInfantes", "Indica los meses de cada infante");
  if (!edadesMenores.every(within(ageBounds.menor))) throw badInput("edadesMenores", ageClassProblem.menor);
  if (!edadesInfantes.every(within(ageBounds.infante)))
    throw badInput("edadesInfantes", ageClassProblem.infante);
}

const priced: ReadonlySet<string> = new Set([
  ...personKeys,
  ...tripKeys,
  "tripType",
  "acomodacion",
  "tipoHotel",
  "alimentacion",
]);

/** Returns whether any of the changed fields affects the price: travellers, days, place, or lodging. */
export const changesPrice = (fields: readonly string[]): boolean => fields.some((field) => priced.has(field));

/** Days of a trip; a trip without a return day is one way. */
export interface TripDays {
  readonly fechaIda: Day | null | undefined;
  readonly fechaRegreso?: Day | null;
}

/**
 * Refuses inconsistent days.
 * @throws Refusal BAD_USER_INPUT unless there is a departure and the return is after it.
 */
export function refuseIncoherentDates({ fechaIda, fechaRegreso }: TripDays): void {
  if (!fechaIda) throw badInput("fechaIda", "La fecha de ida es requerida");
  if (fechaRegreso && fechaRegreso <= fechaIda)
    throw badInput("fechaRegreso", "La fecha de regreso debe ser posterior a la fecha de ida");
}

/**
 * Refuses a past departure in a new quote.
 * @throws Refusal BAD_USER_INPUT for a departure before today.
 */
export function refusePastDeparture(fechaIda: Day, today: Day): void {
  if (isPast({ fechaIda }, today)) throw badInput("fechaIda", "La fecha de ida no puede estar en el pasado");
}

/**
 * Returns the time at which an offer sent now expires: after `validDays`, at the latest at the end of the day
 * of departure.
 */
export function expiresAt(now: Date, validDays: number, departure: Day): Date {
  const [inDays, left] = [daysAfter(now, validDays), endOfDay(departure)];
  return left > now && left < inDays ? left : inDays;
}

/** Returns whether a trip cannot be offered any more because its day of departure has passed. */
export const isPast = ({ fechaIda }: TripDays, today: Day): boolean => Boolean(fechaIda && fechaIda < today);

/** Status of an offer, and the time at which it expires. */
interface Timed {
  readonly status: QuoteStatus;
  readonly expiresAt: Date | null;
}

/** Returns whether an offer was sent and has expired, the equivalent of `Quote.offerIsOver` in SQL. */
export const isOver = ({ status, expiresAt: end }: Timed, now: Date): boolean =>
  status === "sent" && end !== null && end <= now;

const isCount = (value: number) => Number.isInteger(value) && value >= 0;
const within =
  ({ min, max }: { min: number; max: number }) =>
  (age: number) =>
    Number.isInteger(age) && age >= min && age <= max;

/** Labels of the kinds of trip. */
export const tripLabels = {
  nacional: "Viaje nacional",
  internacional: "Viaje internacional",
  operadorLlano: "Operador Llano",
  hotel: "Solo hotel",
} as const;

/** Labels of the ways of sharing a room. */
export const roomSharing = {
  sencilla: "Sencilla",
  doble: "Doble",
  triple: "Triple",
  cuadruple: "Cuádruple",
  familiar: "Familiar",
  suite: "Suite",
} as const;
