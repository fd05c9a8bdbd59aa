import { v7 } from "uuid";
import { assign } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { reservationMoves } from "./reservation-moves.ts";
import type { Reservation } from "../reservation.entity.ts";
import type { ReservationStatus } from "../reservation.lifecycle.ts";
import { heldUntil } from "../reservation.rules.ts";

/** Marks a locked reservation as paid, because of its payments or on the responsibility of staff. */
export async function becomePaid(work: Work, reservation: Reservation): Promise<void> {
  const { id, totalPrice, paid } = reservation;
  const payingId = v7();
  work.move(reservationMoves, reservation, "pagada", {
    audit: ["reservation.paid", { totalPrice, paid, vouched: reservation.vouchedBy !== null }],
  });
  assign(reservation, { payingId, dueAt: null, warnedAt: null });
  await work.emit("reservation.paid", { reservationId: id, payingId });
}

/** Changes a paid reservation to pending, so that its seats are held for a limited time again. */
export async function becomeUnpaid(work: Work, reservation: Reservation): Promise<void> {
  const { totalPrice, paid } = reservation;
  work.move(reservationMoves, reservation, "pendiente", {
    audit: ["reservation.reopened", { totalPrice, paid }],
  });
  assign(reservation, { vouchedBy: null, dueAt: heldUntil(work.now), warnedAt: null });
  await clearPaying(work, reservation);
}

/** Emits the events of a paid reservation whose price changed, so that the points are computed again. */
export async function payAnew(work: Work, reservation: Reservation): Promise<void> {
  const { id: reservationId, payingId: before } = reservation;
  const payingId = v7();
  reservation.payingId = payingId;
  if (before) await work.emit("reservation.unpaid", { reservationId, payingId: before });
  await work.emit("reservation.paid", { reservationId, payingId });
}

/**
 * Clears the data about how a reservation was paid, if any, and emits the event that it is no longer paid.
 */
export async function clearPaying(work: Work, reservation: Reservation): Promise<void> {
  const { id: reservationId, payingId } = reservation;
  if (!payingId) return;
  assign(reservation, { payingId: null, paidAt: null });
  await work.emit("reservation.unpaid", { reservationId, payingId });
}

/** Returns whether a reservation in a status counts as paid. */
export const countsAsPaid = (status: ReservationStatus): boolean =>
  status === "pagada" || status === "completada";
