import { lifecycle } from "../../core/lifecycle.ts";

/** Statuses of a reservation. */
export type ReservationStatus = "pendiente" | "pagada" | "completada" | "anulada";

/** Allowed status changes of a reservation; an annulled reservation releases its seats permanently. */
export const reservationLifecycle = lifecycle({
  subject: "La reserva",
  start: "pendiente",
  table: {
    pendiente: ["pagada", "anulada"],
    pagada: ["pendiente", "completada", "anulada"],
    completada: [],
    anulada: [],
  } satisfies Record<ReservationStatus, readonly ReservationStatus[]>,
  labels: { pendiente: "Pendiente", pagada: "Pagada", completada: "Completada", anulada: "Anulada" },
});
