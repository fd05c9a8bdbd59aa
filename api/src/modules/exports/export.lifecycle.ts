import {
  generatedFileTable,
  type GeneratedFileStatus,
} from "../../core/generated-file/generated-file.rules.ts";
import { lifecycle } from "../../core/lifecycle.ts";

/** The statuses of an export. */
export type ExportStatus = GeneratedFileStatus | "cancelled";

/** Moves of an export: as for any generated file, and until it is ready its maker may cancel it. */
export const exportLifecycle = lifecycle({
  subject: "La exportación",
  start: "waiting",
  table: {
    ...generatedFileTable,
    waiting: [...generatedFileTable.waiting, "cancelled"],
    running: [...generatedFileTable.running, "cancelled"],
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
