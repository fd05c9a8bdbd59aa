import { registerEnum } from "../../../core/enums.ts";
import { type CancellationStatus as Status, cancellationLifecycle } from "./cancellation.lifecycle.ts";

/** The statuses of a request as the schema has them; their moves stand in `cancellation.lifecycle`. */
export const CancellationStatus = Object.fromEntries(
  cancellationLifecycle.statuses.map((status) => [status, status]),
) as { [S in Status]: S };
export type CancellationStatus = Status;
registerEnum(CancellationStatus, {
  name: "CancellationStatus",
  label: "Estado",
  labels: cancellationLifecycle.labels,
  description: "Estado de una solicitud de cancelación.",
});
