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
 * Takes a shared lock on a package that prevents changes of its price, seats or departures while its seats
 * are booked; several bookings may hold it.
 */
export async function keepPackage(work: Work, pack: Package): Promise<void> {
  await work.em.refreshOrFail(pack, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
}

/**
 * Returns an offered package, locked against changes. NOT_FOUND when it does not exist, CONFLICT when it is
 * archived.
 */
export async function holdOfferedPackage(work: Work, id: number): Promise<Package> {
  const pack = await work.find(Package, { $and: [{ id }, visiblePackages(work.viewer)] }, NO_PACKAGE);
  await keepPackage(work, pack);
  if (pack.archivedAt) throw conflict("El paquete está archivado y no recibe reservas.");
  return pack;
}

/**
 * Locks and returns the departure of a locked package on these days, so that concurrent bookings of the last
 * seats run one after the other. BAD_USER_INPUT when there is no such departure.
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
 * Refuses a booking when a locked departure does not have enough free seats; CONFLICT. `own` is the
 * reservation whose seats are being changed and are not counted.
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
