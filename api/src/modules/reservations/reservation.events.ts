import type { CancelCause } from "./reservation.enums.ts";

declare module "../../core/events/listeners.ts" {
  interface Events {
    /** Seats were booked; the reservation awaits its payment. */
    "reservation.booked": { reservationId: string };
    /** A reservation became paid; `payingId` distinguishes this change from earlier ones. */
    "reservation.paid": { reservationId: string; payingId: string };
    /** A paid reservation is no longer paid. */
    "reservation.unpaid": { reservationId: string; payingId: string };
    /** The seats of an unpaid reservation will be released in 24 hours. */
    "reservation.due-soon": { reservationId: string };
    /** Tickets or vouchers were added for the customer; emitted at most once a day. */
    "reservation.vouchers-added": { reservationId: string };
    "reservation.annulled": { reservationId: string; cause: CancelCause };
  }
}

export {};
