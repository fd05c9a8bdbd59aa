import type { ActRule } from "../../../core/acts.ts";
import { acts } from "../../accounts/acts.rules.ts";
import type { Capability } from "../../accounts/permissions.rules.ts";
import { reservationLifecycle, type ReservationStatus } from "../reservation.lifecycle.ts";

/** What payments look at of a reservation. */
interface PaidReservationState {
  readonly status: ReservationStatus;
}

const unlessAnnulled: Pick<ActRule<PaidReservationState, Capability>, "from" | "otherwise"> = {
  // What staff vouched for may be paid later, after the trip too.
  from: ["pendiente", "pagada", "completada"],
  otherwise: () => ["CONFLICT", "La reserva está anulada y no recibe pagos."],
};

/** What can be done about the payments of a reservation, by its status. */
export const paidReservationActs = acts<PaidReservationState>(reservationLifecycle)({
  /** Registers what its customer paid. */
  register: { may: "registerPayments", ...unlessAnnulled },
  /** Pays it, or says that it was paid, as its customer. */
  pay: { may: null, ...unlessAnnulled },
});
