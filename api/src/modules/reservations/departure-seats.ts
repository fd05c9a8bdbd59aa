import { LockMode } from "@mikro-orm/core";
import { badInput, conflict } from "../../core/failure.ts";
import type { Work } from "../../core/mutation/work.ts";
import { Departure } from "../catalog/departure.entity.ts";
import { NO_PACKAGE, visiblePackages } from "../catalog/package.access.ts";
import { Package } from "../catalog/package.entity.ts";
import type { Reservation } from "./reservation.entity.ts";
import { NOT_A_DEPARTURE, refusePast, refuseSeats } from "./reservation.rules.ts";
import type { ReservationDates } from "./reservation-dates.type.ts";

/**
 * Locks a package against changes of its price, seats or departures while seats of it are booked: many
 * bookings may do that at once.
 */
export async function keepPackage(work: Work, pack: Package): Promise<void> {
  await work.em.refreshOrFail(pack, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
}

/** Returns an offered package, locked against changes. NOT_FOUND, or CONFLICT for an archived one. */
export async function holdOfferedPackage(work: Work, id: number): Promise<Package> {
  const pack = await work.find(Package, { $and: [{ id }, visiblePackages(work.viewer)] }, NO_PACKAGE);
  await keepPackage(work, pack);
  if (pack.archivedAt) throw conflict("El paquete está archivado y no recibe reservas.");
  return pack;
}

/**
 * Returns the departure of a kept package on these days, locked, so that of two who want its last seats at
 * once the second waits. BAD_USER_INPUT when there is none.
 */
export async function lockDeparture(
  work: Work,
  pack: Package,
  { salida, llegada }: ReservationDates,
): Promise<Departure> {
  const found = await work.em.findOne(Departure, { package: pack.id, salida, vuelta: llegada });
  if (!found) throw badInput("fechas", NOT_A_DEPARTURE);
  refusePast(salida, work.today);
  await work.lock(found);
  return found;
}

/**
 * Refuses with CONFLICT unless a locked departure has seats for these people beside everybody else's; `own`
 * is the reservation whose seats are requested again.
 */
export async function refuseTakenSeats(
  work: Work,
  departure: Departure,
  people: number,
  own: Reservation | null = null,
): Promise<void> {
  const { disponibles } = await work.facts(departure, "disponibles");
  const mine = own?.departure?.id === departure.id ? own.numberOfPeople : 0;
  refuseSeats(people, disponibles + mine);
}
