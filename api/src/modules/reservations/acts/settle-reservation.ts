import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { annulReservation } from "../status/annul-reservation.ts";
import { announceReservation } from "../reservation-live.ts";
import { becomePaid, becomeUnpaid } from "../status/reservation-totals.ts";
import type { Reservation } from "../reservation.entity.ts";

/**
 * Updates the status of a locked reservation after its payments changed: it is paid when nothing is left to
 * pay. A reservation whose payment was reversed is annulled, unless staff vouches for it or another payment
 * awaits verification.
 */
export async function settleReservation(work: Work, reservation: Reservation): Promise<void> {
  await work.save();
  const [sums] = await work.rows<{ paid: string; waiting: string }>(
    sql`select coalesce(sum(monto) filter (where status = 'verified'), 0)::text as paid,
       coalesce(sum(monto) filter (where status = 'pending'), 0)::text as waiting
     from payments where order_id = ${reservation.id}`,
  );
  const { paid: before, totalPrice, status, vouchedBy } = reservation;
  const paid = Number(sums?.paid ?? 0);
  reservation.paid = paid;
  if (status === "pendiente" && paid >= totalPrice) await becomePaid(work, reservation);
  else if (status === "pagada" && paid < before && paid < totalPrice && !vouchedBy)
    await loseItsPayment(work, reservation, Number(sums?.waiting ?? 0));
  await announceReservation(work, reservation);
}

/**
 * Handles a paid reservation that lost its payment; another payment that awaits verification may still pay
 * it.
 */
async function loseItsPayment(work: Work, reservation: Reservation, waiting: number): Promise<void> {
  if (waiting > 0) await becomeUnpaid(work, reservation);
  else await annulReservation(work, reservation, { cause: "reversed", reason: null });
}
