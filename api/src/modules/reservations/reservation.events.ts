import type { CancelCause } from "./reservation.enums.ts";

declare module "../../core/events/listeners.ts" {
  interface Events {
    /** Seats were booked; the reservation awaits its payment. */
    "reservation.booked": { reservationId: string };
    /** A reservation became paid; `payingId` distinguishes this time from others. */
    "reservation.paid": { reservationId: string; payingId: string };
    /** A reservation that was paid is so no longer. */
    "reservation.unpaid": { reservationId: string; payingId: string };
    /** Its seats are going to be free again in 24 hours. */
    "reservation.due-soon": { reservationId: string };
    /** Tickets or vouchers were added for its customer; at most once a day. */
    "reservation.vouchers-added": { reservationId: string };
    "reservation.annulled": { reservationId: string; cause: CancelCause };
  }
}

export {};
