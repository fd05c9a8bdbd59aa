import { registerEnum } from "../../core/enums.ts";
import { failedKindLabels } from "./operation.rules.ts";

/** The kinds of work that can fail. */
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
