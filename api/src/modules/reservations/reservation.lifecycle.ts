import { lifecycle } from "../../core/lifecycle.ts";

/** The statuses of a reservation. */
export type ReservationStatus = "pendiente" | "pagada" | "completada" | "anulada";

/** Moves of a reservation; an annulled one releases its seats for good. */
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
