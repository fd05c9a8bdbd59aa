import type { FilterQuery } from "@mikro-orm/core";
import { assign } from "../../../core/rows.ts";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { normalEmail } from "../../../core/colombia/emails.ts";
import { forbidden } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { CLIENTE, may } from "../../accounts/permissions.rules.ts";
import { administers } from "../../accounts/staff.rules.ts";
import { visibleCustomers } from "../../customers/customer/customer.access.ts";
import { joinCustomer, personOf } from "../../customers/customer/join-customer.ts";
import { holdOfferedPackage, lockDeparture, refuseTakenSeats } from "../departure-seats.ts";
import { announceReservation } from "../reservation-live.ts";
import { becomePaid } from "../status/reservation-totals.ts";
import { Reservation } from "../reservation.entity.ts";
import type { BookReservationInput } from "../reservation.inputs.ts";
import { heldUntil, priceOf, refusePeople } from "../reservation.rules.ts";

/**
 * Books seats of a package's departure, for the caller or, by people who manage reservations, for a client.
 * The departure is locked, so that the last seat cannot be booked twice. Unpaid seats are held for 72 hours;
 * a reservation with price 0 is paid immediately.
 * @throws Refusal CONFLICT when the departure has fewer seats, has left, or its package is archived.
 */
export async function bookReservation(
  work: Work,
  { input }: { input: BookReservationInput },
): Promise<string> {
  const { viewer } = work;
  if (!viewer) throw forbidden();
  const userId = input.userId ?? viewer.id;
  if (userId !== viewer.id && !may(viewer.role, "manageReservations")) throw forbidden();
  refusePeople(input.numberOfPeople);
  const customer = await work.find(User, bookable(viewer, userId, input.email), "Usuario no encontrado");
  const pack = await holdOfferedPackage(work, input.packId);
  const departure = await lockDeparture(work, pack, input.fechas);
  await refuseTakenSeats(work, departure, input.numberOfPeople);

  await joinCustomer(work, personOf(customer), "reservation");
  const reservation = new Reservation();
  const { salida, vuelta: llegada } = departure;
  const { numberOfPeople } = input;
  const unitPrice = departure.price ?? pack.price;
  const totalPrice = priceOf(unitPrice, numberOfPeople);
  assign(reservation, { customer, pack, departure, salida, llegada, numberOfPeople, totalPrice });
  reservation.unitPrice = unitPrice;
  reservation.bookedBy = userId === viewer.id ? null : work.em.getReference(User, viewer.id);
  reservation.dueAt = heldUntil(work.now);
  work.add(reservation);
  const booked = { packageId: pack.id, salida, llegada, people: numberOfPeople, totalPrice };
  work.audit("reservation.booked", reservation.id, { ...booked, userId });
  await work.emit("reservation.booked", { reservationId: reservation.id });
  if (totalPrice === 0) await becomePaid(work, reservation);
  await announceReservation(work, reservation);
  return reservation.id;
}

/**
 * Returns the SQL condition on the accounts that a person may book for: the person's own, or a client's.
 * Leaders and managers book for clients in their scope, and for clients whose e-mail they know; never for
 * staff.
 */
function bookable(viewer: Viewer, userId: number, email: string | null | undefined): FilterQuery<User> {
  const active = { id: userId, isActive: true, erasedAt: null };
  if (userId === viewer.id) return active;
  const client = { ...active, role: CLIENTE };
  if (administers(viewer)) return client;
  const known: FilterQuery<User>[] = [{ customers: visibleCustomers(viewer) }];
  if (email?.trim()) known.push({ email: normalEmail(email) });
  return { $and: [client, { $or: known }] };
}
