import {
  generatedFileTable,
  type GeneratedFileStatus,
} from "../../core/generated-file/generated-file.rules.ts";
import { lifecycle } from "../../core/lifecycle.ts";

/** The statuses of a dossier. */
export type DossierStatus = GeneratedFileStatus;

/** Status transitions of a dossier, shared with every generated file. */
export const dossierLifecycle = lifecycle({
  subject: "El expediente",
  start: "waiting",
  table: generatedFileTable,
  labels: {
    waiting: "En espera",
    running: "En curso",
    ready: "Listo",
    expired: "Vencido",
    failed: "Falló",
    stopped: "Detenido",
  },
});
