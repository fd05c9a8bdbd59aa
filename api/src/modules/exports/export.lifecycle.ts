import { lifecycle } from "../../core/lifecycle.ts";

/** The statuses of an export. */
export type ExportStatus = "waiting" | "running" | "ready" | "expired" | "failed" | "stopped" | "cancelled";

/**
 * The moves of an export: its file is written, waits for a day, and is deleted; or it comes to no file, and
 * what failed may be tried again for a day.
 */
export const exportLifecycle = lifecycle({
  subject: "La exportación",
  start: "waiting",
  table: {
    waiting: ["running", "failed", "stopped", "cancelled"],
    running: ["ready", "failed", "stopped", "cancelled"],
    ready: ["expired"],
    expired: [],
    failed: ["waiting"],
    stopped: [],
    cancelled: [],
  } satisfies Record<ExportStatus, readonly ExportStatus[]>,
  labels: {
    waiting: "En espera",
    running: "En curso",
    ready: "Lista",
    expired: "Vencida",
    failed: "No se pudo hacer",
    stopped: "Detenida",
    cancelled: "Cancelada",
  },
});
