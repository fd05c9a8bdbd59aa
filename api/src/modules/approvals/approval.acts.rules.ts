import type { Caller, Condition } from "../../core/acts.ts";
import { NO_PERMISSION } from "../../core/failure.ts";
import { acts } from "../accounts/acts.rules.ts";
import { may } from "../accounts/permissions.rules.ts";
import { approvalLifecycle, type ApprovalStatus } from "./approval.lifecycle.ts";
import { payoutCapabilities, type payoutKindLabels } from "./approval.rules.ts";

/** State that the acts on a payment's approval are checked against. */
export interface ApprovalState {
  readonly status: ApprovalStatus;
  readonly kind: keyof typeof payoutKindLabels;
  readonly askedById: number;
  readonly approvedById: number | null;
  /** True when the payment, its amount and its account are unchanged since the request. */
  readonly current: boolean;
}

/** Names of the facts in {@link ApprovalState}, for selection in a query. */
export const approvalFacts = ["status", "kind", "askedById", "approvedById", "current"] as const;

/** Condition that refuses a decision to a person who may not make payments of this kind. */
const pays: Condition<ApprovalState> = [
  ({ kind }, { viewer }: Caller) => !may(viewer?.role, payoutCapabilities[kind]),
  NO_PERMISSION,
  "FORBIDDEN",
];

const isParty = ({ askedById, approvedById }: ApprovalState, { viewer }: Caller): boolean =>
  viewer !== null && (viewer.id === askedById || viewer.id === approvedById || may(viewer.role, "decideOwn"));

/** Acts on the approval of a payment, with the roles and statuses of each. */
export const approvalActs = acts<ApprovalState>(approvalLifecycle)({
  approve: {
    may: "approvePayouts",
    from: ["waiting"],
    to: "approved",
    facts: ["current"],
    unless: [
      pays,
      [
        ({ askedById }, { viewer }) => askedById === viewer?.id,
        "Tú pediste esta aprobación: la da otra persona.",
      ],
      [({ current }) => !current, "El valor o la cuenta cambió. Pide la aprobación otra vez."],
    ],
  },
  /** Withdraws the request or the approval. */
  withdraw: {
    may: "approvePayouts",
    from: ["waiting", "approved"],
    to: "withdrawn",
    unless: [pays, [(approval, caller) => !isParty(approval, caller), NO_PERMISSION, "FORBIDDEN"]],
  },
});

/** The name of an act of approvals. */
export type ApprovalAct = (typeof approvalActs.names)[number];
