import { BOOKED } from "../catalog/package.acts.rules.ts";
import { addDays } from "../../core/colombia/days.ts";
import { type Listener, on } from "../../core/events/listeners.ts";
import { conflict } from "../../core/failure.ts";
import type { Work } from "../../core/mutation/work.ts";
import { sql } from "../../core/read/sql.ts";
import { endShares } from "../contracts/trip/trip-share.access.ts";
import type { PayableRef } from "../payments/payable/payable.ts";
import { openRefund } from "../payments/refund/open-refund.ts";
import { REFUND_DAYS } from "../payments/refund/refund.rules.ts";
import { holdReservation } from "./acts/hold-reservation.ts";
import { paidReservation } from "./paying/paid-reservation.ts";
import { Reservation } from "./reservation.entity.ts";
import { refuseReservedDepartures } from "./reservation.rules.ts";

/**
 * Extends the time for which a reservation holds its seats after its payment failed, so that the customer can
 * be notified in time.
 */
const holdUnpaid = async (work: Work, { payable }: { payable: PayableRef }): Promise<void> => {
  if (payable.kind === "reservation") await holdReservation(work, payable);
};

/**
 * Listeners that prevent the removal of reserved departures, refund cancelled reservations, and extend the
 * time to pay after a failed payment.
 */
export const reservationListeners: readonly Listener[] = [
  on("package.deleting", async (work, { packageId }) => {
    if ((await work.em.count(Reservation, { pack: packageId })) > 0) throw conflict(BOOKED);
  }),
  on("package.departures-changing", async (work, { packageId, cupos, leaving }) => {
    const reserved = await work.rows<{ salida: string; taken: number; leaves: boolean }>(
      sql`select d.salida::text as salida, sum(r.number_of_people)::int as taken,
         d.id = any(${[...leaving]}::uuid[]) as leaves
       from package_departures d join reservations r on r.departure_id = d.id
       where d.package_id = ${packageId} and r.status in ('pendiente', 'pagada')
       group by d.id order by d.salida, d.id`,
    );
    refuseReservedDepartures(reserved, cupos);
  }),
  on("reservation.annulled", async (work, { reservationId }) => {
    const reservation = await work.em.findOneOrFail(Reservation, { id: reservationId });
    const dueOn = addDays(work.today, REFUND_DAYS);
    const owed = { monto: reservation.paid, reason: "reserva_anulada", dueOn } as const;
    await openRefund(work, paidReservation(reservation), owed);
    await endShares(work, { kind: "reservation", id: reservationId });
  }),
  on("payment.rejected", holdUnpaid),
  on("payment.withdrawn", holdUnpaid),
];
