import { assign } from "../../../core/rows.ts";
import { forbidden, badInput } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { Departure } from "../../catalog/departure.entity.ts";
import { moveTripLinks } from "../../contracts/trip/trip-share.access.ts";
import { annulReservation } from "../status/annul-reservation.ts";
import { keepPackage, refuseTakenSeats } from "../departure-seats.ts";
import { announceReservation } from "../reservation-live.ts";
import { reservationMoves } from "../status/reservation-moves.ts";
import { refuseReservationAct } from "../reservation-state.ts";
import { becomePaid, becomeUnpaid, countsAsPaid, payAnew } from "../status/reservation-totals.ts";
import { findReservation } from "../reservation.access.ts";
import type { Reservation } from "../reservation.entity.ts";
import type { UpdateReservationInput } from "../reservation.inputs.ts";
import type { ReservationStatus } from "../reservation.lifecycle.ts";
import { NOT_A_DEPARTURE, priceOf, refuseBelowPaid, refusePast, refusePeople } from "../reservation.rules.ts";

/**
 * Changes people and departure of a reservation. People who manage reservations can also change its status to
 * paid, unpaid, completed or annulled; from the customer, status and payment fields are ignored. Fields equal
 * to the stored value are ignored too.
 * @throws Refusal CONFLICT when the departure has fewer seats, or the status no longer allows the change.
 */
export async function updateReservation(
  work: Work,
  { id, input }: { id: string; input: UpdateReservationInput },
): Promise<string> {
  if (input.numberOfPeople != null) refusePeople(input.numberOfPeople);
  const reservation = await findReservation(work, id);
  const manages = may(work.viewer?.role, "manageReservations");
  if (!manages && reservation.customer.id !== work.viewer?.id) throw forbidden();
  const departure = await lockWithDeparture(work, reservation, input);
  const wish = manages ? wishedStatus(reservation, input) : null;
  work.edit(reservation, input.version);
  await changeSeats(work, reservation, input, departure);
  if (wish) await fulfil(work, reservation, wish);
  await announceReservation(work, reservation);
  return id;
}

/**
 * Returns the requested status of an input. Of the two fields for the status, the one that differs from the
 * stored record counts.
 */
function wishedStatus(
  { status }: Reservation,
  { status: asked, isPaid }: UpdateReservationInput,
): ReservationStatus | null {
  if (asked && asked !== status) return asked;
  if (isPaid == null || isPaid === countsAsPaid(status)) return null;
  return isPaid ? "pagada" : "pendiente";
}

/** Returns the requested days of an input. */
const askedDays = ({ salida, llegada }: Reservation, { fechas }: UpdateReservationInput) => ({
  salida: fechas?.salida ?? salida,
  llegada: fechas?.llegada ?? llegada,
});

/**
 * Locks package, departure and reservation, and returns the departure. Every act that takes seats locks in
 * this order.
 */
async function lockWithDeparture(
  work: Work,
  reservation: Reservation,
  input: UpdateReservationInput,
): Promise<Departure | null> {
  let departure: Departure | null = null;
  if (input.fechas || input.numberOfPeople != null) {
    const pack = reservation.pack;
    await keepPackage(work, pack);
    const { salida, llegada } = askedDays(reservation, input);
    departure = await work.em.findOne(Departure, { package: pack.id, salida, vuelta: llegada });
    if (departure) await work.lock(departure);
  }
  await work.lock(reservation);
  return departure;
}

async function changeSeats(
  work: Work,
  reservation: Reservation,
  input: UpdateReservationInput,
  departure: Departure | null,
): Promise<void> {
  const days = askedDays(reservation, input);
  const people = input.numberOfPeople ?? reservation.numberOfPeople;
  const before = seatsOf(reservation);
  const moves = days.salida !== before.salida || days.llegada !== before.llegada;
  if (!moves && people === before.people) return;
  await refuseReservationAct(work, reservation, "edit");
  if (!departure) throw badInput("fechas", NOT_A_DEPARTURE);
  refusePast(days.salida, work.today);
  await refuseTakenSeats(work, departure, people, reservation);
  const unitPrice = moves ? await priceAfterMove(work, reservation, departure) : reservation.unitPrice;
  const totalPrice = priceOf(unitPrice, people);
  refuseBelowPaid(totalPrice, reservation.paid);

  assign(reservation, { departure, ...days, numberOfPeople: people, unitPrice, totalPrice });
  if (moves) await moveTripLinks(work, { kind: "reservation", id: reservation.id }, days.llegada);
  work.audit("reservation.changed", reservation.id, { before, after: seatsOf(reservation) });
  await followPrice(work, reservation, before.totalPrice);
}

/**
 * Returns the price per person of a reservation after a move, in COP: that of the new departure when the two
 * departures have different prices, else the price at which it was booked.
 */
async function priceAfterMove(work: Work, reservation: Reservation, to: Departure): Promise<number> {
  const from = reservation.departure && (await work.em.findOneOrFail(Departure, reservation.departure.id));
  return from?.price === to.price ? reservation.unitPrice : (to.price ?? reservation.pack.price);
}

const seatsOf = ({ pack, salida, llegada, numberOfPeople: people, totalPrice }: Reservation) => ({
  packageId: pack.id,
  salida,
  llegada,
  people,
  totalPrice,
});

/** Changes the status of a reservation to paid or unpaid according to its new price. */
async function followPrice(work: Work, reservation: Reservation, before: number): Promise<void> {
  const { status, totalPrice, paid, vouchedBy } = reservation;
  if (status === "pendiente" && paid >= totalPrice) await becomePaid(work, reservation);
  else if (status === "pagada" && paid < totalPrice && !vouchedBy) await becomeUnpaid(work, reservation);
  else if (status === "pagada" && totalPrice !== before) await payAnew(work, reservation);
}

async function fulfil(work: Work, reservation: Reservation, wish: ReservationStatus): Promise<void> {
  if (reservation.status === wish) return;
  const moves: Readonly<Record<ReservationStatus, () => Promise<void>>> = {
    async pagada() {
      await refuseReservationAct(work, reservation, "vouch");
      reservation.vouchedBy = work.em.getReference(User, work.viewer?.id ?? 0);
      await becomePaid(work, reservation);
    },
    async pendiente() {
      await refuseReservationAct(work, reservation, "reopen");
      await becomeUnpaid(work, reservation);
    },
    async completada() {
      await refuseReservationAct(work, reservation, "complete");
      const { llegada } = reservation;
      work.move(reservationMoves, reservation, "completada", {
        audit: ["reservation.completed", { llegada }],
      });
    },
    async anulada() {
      await refuseReservationAct(work, reservation, "cancel");
      await annulReservation(work, reservation, { cause: "staff", reason: null });
    },
  };
  await moves[wish]();
}
