import { enumOf } from "../../../core/enums.ts";
import { objectionLifecycle, type ObjectionStatus as Status } from "./objection.lifecycle.ts";

/** Statuses of an objection in the schema; `objection.lifecycle` has their transitions. */
export const ObjectionStatus = enumOf("ObjectionStatus", objectionLifecycle.statuses, {
  label: "Estado",
  labels: objectionLifecycle.labels,
  description: "Estado de la objeción de un vendedor a una comisión.",
});
export type ObjectionStatus = Status;
