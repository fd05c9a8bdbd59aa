import { hoursAfter } from "../../core/colombia/days.ts";
import { conflict } from "../../core/failure.ts";
import type { Scope } from "../../core/mutation/scope.ts";
import type { Work } from "../../core/mutation/work.ts";
import { Departure } from "../catalog/departure.entity.ts";
import { DepartureHold } from "../catalog/departure-hold.entity.ts";
import type { Quote } from "../quotes/quote/quote.entity.ts";
import type { LockedClosing } from "./closing.access.ts";
import { leaveToSeller } from "./lent-rights.ts";

/** Hours for which the seats of an accepted summary are held without a payment. */
export const HELD_HOURS = 48;

const NO_SEATS = "Ya no quedan cupos para esta salida. Tu asesor te llamará para ofrecerte otra.";

/** Returns the departure of the package from which a quote was requested; null for any other trip. */
export const departureOf = async (
  { em }: Scope,
  { paquete, fechaIda, fechaRegreso }: Quote,
): Promise<Departure | null> =>
  paquete && fechaRegreso
    ? em.findOne(Departure, { package: paquete.id, salida: fechaIda, vuelta: fechaRegreso })
    : null;

/**
 * Refuses a step when the departure no longer has seats for the travellers; the closing then continues with
 * the seller. Seats held for its own contract count as free.
 */
export async function refuseWithoutSeats(work: Work, found: LockedClosing): Promise<void> {
  const departure = await departureOf(work, found.quote);
  if (!departure || (await hasSeats(work, departure, found))) return;
  await leaveToSeller(work, found, "La salida se quedó sin cupos.");
  work.refuseKeeping(conflict(NO_SEATS));
}

async function hasSeats(
  work: Work,
  departure: Departure,
  { quote, closing }: LockedClosing,
): Promise<boolean> {
  const own = closing.contract && (await holdOf(work, closing.contract.id));
  const mine = own && (own.until === null || own.until > work.now) ? own.people : 0;
  const { disponibles } = await work.facts(departure, "disponibles");
  return disponibles + mine >= quote.numeroPersonas;
}

const holdOf = ({ em }: Scope, contractId: string): Promise<DepartureHold | null> =>
  em.findOne(DepartureHold, { recordId: contractId });

/** Holds the seats of a contract on its departure for {@link HELD_HOURS} hours. */
export async function holdSeats(work: Work, quote: Quote, contractId: string): Promise<void> {
  const departure = await departureOf(work, quote);
  if (!departure) return;
  const until = hoursAfter(work.now, HELD_HOURS);
  const present = await holdOf(work, contractId);
  if (present) {
    if (present.until !== null) present.until = until;
    return;
  }
  const hold = new DepartureHold();
  hold.departure = departure;
  hold.recordId = contractId;
  hold.people = quote.numeroPersonas;
  hold.until = until;
  work.add(hold);
}

/** Keeps the held seats of a contract that was paid. */
export async function keepSeats(work: Work, contractId: string): Promise<void> {
  const present = await holdOf(work, contractId);
  if (present) present.until = null;
}

/** Releases the seats of a contract that was cancelled. */
export const releaseSeats = (work: Work, contractId: string): Promise<unknown> =>
  work.em.nativeDelete(DepartureHold, { recordId: contractId });
