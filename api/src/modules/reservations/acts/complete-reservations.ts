import { LockMode } from "@mikro-orm/core";
import type { Work } from "../../../core/mutation/work.ts";
import { announceReservation } from "../reservation-live.ts";
import { reservationMoves } from "../status/reservation-moves.ts";
import { Reservation } from "../reservation.entity.ts";

/** Completes the paid reservations whose travellers returned yesterday or earlier. */
export async function completeReservations(work: Work): Promise<void> {
  const over = await work.em.find(
    Reservation,
    { status: "pagada", llegada: { $lt: work.today } },
    { orderBy: { llegada: "asc", id: "asc" }, limit: 200, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
  );
  for (const reservation of over) {
    const { llegada } = reservation;
    work.move(reservationMoves, reservation, "completada", { audit: ["reservation.completed", { llegada }] });
    await announceReservation(work, reservation);
  }
}
