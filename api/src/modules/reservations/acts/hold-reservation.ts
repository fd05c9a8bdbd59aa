import type { Work } from "../../../core/mutation/work.ts";
import { announceReservation } from "../reservation-live.ts";
import { Reservation } from "../reservation.entity.ts";
import { heldAfterPayment } from "../reservation.rules.ts";

/**
 * Holds the seats of a pending reservation long enough after a payment of it came to nothing: its customer is
 * told of the release in time. The caller holds its lock.
 */
export async function holdReservation(work: Work, { id }: { id: string }): Promise<void> {
  const reservation = await work.em.findOneOrFail(Reservation, { id });
  if (!reservation.dueAt) return;
  const dueAt = heldAfterPayment(reservation.dueAt, work.now);
  if (dueAt.getTime() === reservation.dueAt.getTime()) return;
  Object.assign(reservation, { dueAt, warnedAt: null });
  await announceReservation(work, reservation);
}
