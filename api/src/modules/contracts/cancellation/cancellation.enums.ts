import { enumOf } from "../../../core/enums.ts";
import { type CancellationStatus as Status, cancellationLifecycle } from "./cancellation.lifecycle.ts";

/** The statuses of a request as the schema has them; their moves stand in `cancellation.lifecycle`. */
export const CancellationStatus = enumOf("CancellationStatus", cancellationLifecycle.statuses, {
  label: "Estado",
  labels: cancellationLifecycle.labels,
  description: "Estado de una solicitud de cancelación.",
});
export type CancellationStatus = Status;
