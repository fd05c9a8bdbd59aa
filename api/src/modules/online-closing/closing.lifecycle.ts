import { lifecycle } from "../../core/lifecycle.ts";

/** The statuses of the online closing of a quote. */
export type ClosingStatus = "ofrecido" | "en_curso" | "cerrado" | "detenido" | "a_mano" | "terminado";

/**
 * Transitions of an online closing: offered with a version, begun by the client, and closed with the first
 * payment; or stopped by staff, continued by the seller, or ended together with the quote. A stopped one is
 * offered again only while its client has not accepted the proposal.
 */
export const closingLifecycle = lifecycle({
  subject: "El cierre en línea",
  start: "ofrecido",
  table: {
    ofrecido: ["en_curso", "detenido", "a_mano", "terminado"],
    en_curso: ["cerrado", "detenido", "a_mano", "terminado"],
    cerrado: [],
    detenido: ["ofrecido"],
    a_mano: ["ofrecido"],
    terminado: [],
  } satisfies Record<ClosingStatus, readonly ClosingStatus[]>,
  labels: {
    ofrecido: "Ofrecido",
    en_curso: "En curso",
    cerrado: "Cerrado",
    detenido: "Detenido",
    a_mano: "Sigue con el vendedor",
    terminado: "Terminado",
  },
});

/** Statuses in which the client can begin or continue. */
export const openClosings = ["ofrecido", "en_curso"] as const satisfies readonly ClosingStatus[];
