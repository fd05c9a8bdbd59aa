import { registerEnum } from "../../core/enums.ts";
import { dossierLifecycle, type DossierStatus as Status } from "./dossier.lifecycle.ts";

/** Statuses of a dossier. */
export const DossierStatus = {
  waiting: "waiting",
  running: "running",
  ready: "ready",
  expired: "expired",
  failed: "failed",
  stopped: "stopped",
} as const satisfies Record<Status, Status>;
export type DossierStatus = Status;
registerEnum(DossierStatus, {
  name: "DossierStatus",
  label: "Estado del expediente",
  labels: dossierLifecycle.labels,
  description: "En qué va el expediente de una venta.",
});
