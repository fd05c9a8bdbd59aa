import { lifecycle } from "../../core/lifecycle.ts";

/** The statuses of a reservation. */
export type ReservationStatus = "pendiente" | "pagada" | "completada" | "anulada";

/** The moves of a reservation; one that is annulled gives its seats back for good. */
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
