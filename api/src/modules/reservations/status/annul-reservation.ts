import { assign } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { announceReservation } from "../reservation-live.ts";
import { reservationMoves } from "./reservation-moves.ts";
import { clearPaying } from "./reservation-totals.ts";
import type { Reservation } from "../reservation.entity.ts";
import type { CancelCause } from "../reservation.enums.ts";

/** Cause of a cancellation; `reason` is the text entered by staff. */
interface Annulment {
  readonly cause: CancelCause;
  readonly reason: string | null;
}

/** Annuls a locked reservation: its seats are released, and a listener refunds the payments. */
export async function annulReservation(
  work: Work,
  reservation: Reservation,
  { cause, reason }: Annulment,
): Promise<void> {
  const { id, paid, numberOfPeople: people } = reservation;
  work.move(reservationMoves, reservation, "anulada", {
    audit: ["reservation.annulled", { cause, reason: reason ?? "", paid, people }],
  });
  assign(reservation, { cancelCause: cause, cancelReason: reason, dueAt: null });
  await clearPaying(work, reservation);
  await work.emit("reservation.annulled", { reservationId: id, cause });
  await announceReservation(work, reservation);
}
