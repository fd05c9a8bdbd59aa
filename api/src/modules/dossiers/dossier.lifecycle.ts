import { lifecycle } from "../../core/lifecycle.ts";

/** The statuses of a dossier. */
export type DossierStatus = "waiting" | "running" | "ready" | "expired" | "failed" | "stopped";

/**
 * The moves of a dossier: it is made, waits for a day, and is deleted; or it comes to nothing. One that
 * failed may be begun again.
 */
export const dossierLifecycle = lifecycle({
  subject: "El expediente",
  start: "waiting",
  table: {
    waiting: ["running", "failed", "stopped"],
    running: ["ready", "failed", "stopped"],
    ready: ["expired"],
    expired: [],
    failed: ["waiting"],
    stopped: [],
  },
  labels: {
    waiting: "En espera",
    running: "En curso",
    ready: "Listo",
    expired: "Vencido",
    failed: "Falló",
    stopped: "Detenido",
  },
});
