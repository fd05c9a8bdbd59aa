import { registerEnum } from "../../../core/enums.ts";
import { objectionLifecycle, type ObjectionStatus as Status } from "./objection.lifecycle.ts";

/** The statuses of an objection as the schema has them; their moves stand in `objection.lifecycle`. */
export const ObjectionStatus = Object.fromEntries(
  objectionLifecycle.statuses.map((status) => [status, status]),
) as { [S in Status]: S };
export type ObjectionStatus = Status;
registerEnum(ObjectionStatus, {
  name: "ObjectionStatus",
  label: "Estado",
  labels: objectionLifecycle.labels,
  description: "Estado de la objeción de un vendedor a una comisión.",
});
