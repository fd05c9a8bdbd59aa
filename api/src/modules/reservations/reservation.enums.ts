import { enumOf, registerEnum } from "../../core/enums.ts";
import { type ReservationStatus as Status, reservationLifecycle } from "./reservation.lifecycle.ts";

/** Statuses of a reservation in the schema; their allowed changes are in `reservation.lifecycle`. */
export const ReservationStatus = enumOf("ReservationStatus", reservationLifecycle.statuses, {
  label: "Estado",
  labels: reservationLifecycle.labels,
  description: "Estado de una reserva.",
});
export type ReservationStatus = Status;

/**
 * Causes of a cancellation: by the customer, by staff, because it was not paid in time, or because its
 * payment was reversed.
 */
export const CancelCause = {
  customer: "customer",
  staff: "staff",
  unpaid: "unpaid",
  reversed: "reversed",
} as const;
export type CancelCause = keyof typeof CancelCause;
registerEnum(CancelCause, { name: "CancelCause", description: "Por qué se anuló una reserva." });
