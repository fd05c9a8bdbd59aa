import { NO_PERMISSION } from "../../../core/failure.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { cancellationLifecycle, type CancellationStatus } from "./cancellation.lifecycle.ts";

/** State that the acts on a client's cancellation request are checked against. */
export interface CancellationState {
  readonly status: CancellationStatus;
  /** Seller of the request's contract. */
  readonly sellerId: number | null;
}

/** Names of the facts in {@link CancellationState}, for selection in a query. */
export const cancellationFacts = ["status", "sellerId"] as const;

/** Acts on a client's cancellation request. To accept the request, the contract itself is cancelled. */
export const cancellationActs = acts<CancellationState>(cancellationLifecycle)({
  discard: {
    may: "manageQuotes",
    from: ["pending"],
    to: "discarded",
    facts: ["sellerId"],
    unless: [
      [
        ({ sellerId }, { viewer }) => viewer?.id !== sellerId && !may(viewer?.role, "createContracts"),
        NO_PERMISSION,
        "FORBIDDEN",
      ],
    ],
  },
});
