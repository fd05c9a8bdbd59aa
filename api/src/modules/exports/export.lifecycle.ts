import {
  generatedFileTable,
  type GeneratedFileStatus,
} from "../../core/generated-file/generated-file.rules.ts";
import { lifecycle } from "../../core/lifecycle.ts";

/** The statuses of an export. */
export type ExportStatus = GeneratedFileStatus | "cancelled";

/**
 * Status transitions of an export: as for every generated file, and the maker may cancel it until it is
 * ready.
 */
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
