import { registerEnum } from "../../core/enums.ts";
import { healthStateLabels } from "../../server/health/health.rules.ts";
import { failedKindLabels } from "./operation.rules.ts";

/** Kinds of work that can fail. */
export const FailedKind = {
  task: "task",
  mail: "mail",
  provider_event: "provider_event",
  unconfirmed_payment: "unconfirmed_payment",
  export: "export",
  dossier: "dossier",
  picture: "picture",
} as const;
export type FailedKind = keyof typeof FailedKind;
registerEnum(FailedKind, {
  name: "FailedKind",
  label: "Clase",
  labels: failedKindLabels,
  description: "Clase de un trabajo que falló.",
});

/** States of a health check, worst first. */
export const HealthState = {
  falla: "falla",
  aviso: "aviso",
  sin_revisar: "sin_revisar",
  bien: "bien",
} as const;
export type HealthState = keyof typeof HealthState;
registerEnum(HealthState, {
  name: "HealthState",
  label: "Estado",
  labels: healthStateLabels,
  description: "Estado de una revisión de la instalación.",
});
