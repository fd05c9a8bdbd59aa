import type { Moves } from "../../../core/mutation/moves.ts";
import type { Reservation } from "../reservation.entity.ts";
import { reservationLifecycle, type ReservationStatus } from "../reservation.lifecycle.ts";

/** Status changes of a reservation. */
export const reservationMoves: Moves<Reservation, ReservationStatus> = {
  lifecycle: reservationLifecycle,
  column: "status",
  reachedAt: { pagada: "paidAt", completada: "completedAt", anulada: "cancelledAt" },
};
