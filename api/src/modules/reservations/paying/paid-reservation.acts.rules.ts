import type { ActRule } from "../../../core/acts.ts";
import { acts } from "../../accounts/acts.rules.ts";
import type { Capability } from "../../accounts/permissions.rules.ts";
import { reservationLifecycle, type ReservationStatus } from "../reservation.lifecycle.ts";

/** State that payments of a reservation are checked against. */
interface PaidReservationState {
  readonly status: ReservationStatus;
}

const unlessAnnulled: Pick<ActRule<PaidReservationState, Capability>, "from" | "otherwise"> = {
  // A reservation that staff vouched for may be paid later, after the trip too.
  from: ["pendiente", "pagada", "completada"],
  otherwise: () => ["CONFLICT", "La reserva está anulada y no recibe pagos."],
};

/** Acts on the payments of a reservation, with the roles and reservation statuses of each. */
export const paidReservationActs = acts<PaidReservationState>(reservationLifecycle)({
  /** Registers its customer's payment. */
  register: { may: "registerPayments", ...unlessAnnulled },
  /** Pays it, or reports a payment, as its customer. */
  pay: { may: null, ...unlessAnnulled },
});
