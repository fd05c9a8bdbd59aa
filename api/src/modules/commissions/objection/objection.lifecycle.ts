import { lifecycle } from "../../../core/lifecycle.ts";

/** The statuses of a seller's objection to a commission. */
export type ObjectionStatus = "abierta" | "aceptada" | "no_aceptada" | "retirada";

/** Transitions of an objection: it is answered once, or its seller withdraws it. */
export const objectionLifecycle = lifecycle({
  subject: "La objeción",
  start: "abierta",
  table: {
    abierta: ["aceptada", "no_aceptada", "retirada"],
    aceptada: [],
    no_aceptada: [],
    retirada: [],
  } satisfies Record<ObjectionStatus, readonly ObjectionStatus[]>,
  labels: {
    abierta: "Por responder",
    aceptada: "Aceptada",
    no_aceptada: "No aceptada",
    retirada: "Retirada",
  },
});
