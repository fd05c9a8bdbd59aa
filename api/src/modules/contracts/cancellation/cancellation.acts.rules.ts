import { NO_PERMISSION } from "../../../core/failure.ts";
import { acts } from "../../accounts/acts.rules.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { cancellationLifecycle, type CancellationStatus } from "./cancellation.lifecycle.ts";

/** State that the acts on a client's cancellation request are checked against. */
export interface CancellationState {
  readonly status: CancellationStatus;
  /** The seller of its contract. */
  readonly sellerId: number | null;
}

/** The names of the facts in {@link CancellationState}, as a read selects them. */
export const cancellationFacts = ["status", "sellerId"] as const;

/** Acts on a client's cancellation request; cancelling the contract itself accepts it. */
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
