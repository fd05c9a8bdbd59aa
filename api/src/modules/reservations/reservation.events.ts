import type { CancelCause } from "./reservation.enums.ts";

declare module "../../core/events/listeners.ts" {
  interface Events {
    /** Seats were booked; the reservation awaits its payment. */
    "reservation.booked": { reservationId: string };
    /** A reservation is paid from now on; `payingId` tells this time from another. */
    "reservation.paid": { reservationId: string; payingId: string };
    /** A reservation that was paid is so no longer. */
    "reservation.unpaid": { reservationId: string; payingId: string };
    /** Its seats are going to be free again in 24 hours. */
    "reservation.due-soon": { reservationId: string };
    "reservation.annulled": { reservationId: string; cause: CancelCause };
  }
}

export {};
