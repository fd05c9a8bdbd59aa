import { registerEnum } from "../../core/enums.ts";
import { type ReservationStatus as Status, reservationLifecycle } from "./reservation.lifecycle.ts";

/** The statuses of a reservation as the schema has them; their moves stand in `reservation.lifecycle`. */
export const ReservationStatus = Object.fromEntries(
  reservationLifecycle.statuses.map((status) => [status, status]),
) as { [S in Status]: S };
export type ReservationStatus = Status;
registerEnum(ReservationStatus, {
  name: "ReservationStatus",
  label: "Estado",
  labels: reservationLifecycle.labels,
  description: "Estado de una reserva.",
});

/** Why a reservation was annulled: by its customer, by staff, unpaid in time, or its payment was reversed. */
export const CancelCause = {
  customer: "customer",
  staff: "staff",
  unpaid: "unpaid",
  reversed: "reversed",
} as const;
export type CancelCause = keyof typeof CancelCause;
registerEnum(CancelCause, { name: "CancelCause", description: "Por qué se anuló una reserva." });
