import { enumOf } from "../../../core/enums.ts";
import { objectionLifecycle, type ObjectionStatus as Status } from "./objection.lifecycle.ts";

/** The statuses of an objection as the schema has them; their moves stand in `objection.lifecycle`. */
export const ObjectionStatus = enumOf("ObjectionStatus", objectionLifecycle.statuses, {
  label: "Estado",
  labels: objectionLifecycle.labels,
  description: "Estado de la objeción de un vendedor a una comisión.",
});
export type ObjectionStatus = Status;
