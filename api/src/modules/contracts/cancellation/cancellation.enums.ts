import { enumOf } from "../../../core/enums.ts";
import { type CancellationStatus as Status, cancellationLifecycle } from "./cancellation.lifecycle.ts";

/** Statuses of a cancellation request in the schema; `cancellation.lifecycle` has their transitions. */
export const CancellationStatus = enumOf("CancellationStatus", cancellationLifecycle.statuses, {
  label: "Estado",
  labels: cancellationLifecycle.labels,
  description: "Estado de una solicitud de cancelación.",
});
export type CancellationStatus = Status;
