import type { ActRule } from "../../../core/acts.ts";
import { acts } from "../../accounts/acts.rules.ts";
import type { Capability } from "../../accounts/permissions.rules.ts";
import { reservationLifecycle, type ReservationStatus } from "../reservation.lifecycle.ts";

/** Facts of a reservation that determine which payment acts are possible. */
interface PaidReservationState {
  readonly status: ReservationStatus;
}

const unlessAnnulled: Pick<ActRule<PaidReservationState, Capability>, "from" | "otherwise"> = {
  // A reservation that staff vouched for may be paid later, after the trip too.
  from: ["pendiente", "pagada", "completada"],
  otherwise: ["CONFLICT", "La reserva está anulada y no recibe pagos."],
};

/** Payment acts on a reservation, with the roles and reservation statuses of each. */
export const paidReservationActs = acts<PaidReservationState>(reservationLifecycle)({
  /** Registers a payment of the customer. */
  register: { may: "registerPayments", ...unlessAnnulled },
  /** Lets the customer pay, or report a payment. */
  pay: { may: null, ...unlessAnnulled },
});
