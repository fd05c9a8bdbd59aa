import { lifecycle } from "../../../core/lifecycle.ts";

/** The statuses of a client's request to cancel a contract. */
export type CancellationStatus = "pending" | "accepted" | "discarded";

/**
 * Status transitions of a cancellation request: it is answered once, by cancelling the contract or by
 * rejecting the request.
 */
export const cancellationLifecycle = lifecycle({
  subject: "La solicitud de cancelación",
  start: "pending",
  table: { pending: ["accepted", "discarded"], accepted: [], discarded: [] } satisfies Record<
    CancellationStatus,
    readonly CancellationStatus[]
  >,
  labels: { pending: "Por responder", accepted: "Aceptada", discarded: "Descartada" },
});
