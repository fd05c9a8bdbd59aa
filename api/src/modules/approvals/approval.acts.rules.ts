import type { Asker, Condition } from "../../core/acts.ts";
import { NO_PERMISSION } from "../../core/failure.ts";
import { acts } from "../accounts/acts.rules.ts";
import { may } from "../accounts/permissions.rules.ts";
import { approvalLifecycle, type ApprovalStatus } from "./approval.lifecycle.ts";
import { payoutCapabilities, type payoutKindLabels } from "./approval.rules.ts";

/** What acts look at of the approval of a payment. */
export interface ApprovalState {
  readonly status: ApprovalStatus;
  readonly kind: keyof typeof payoutKindLabels;
  readonly askedById: number;
  readonly approvedById: number | null;
  /** Whether what is paid, how much and to which account still are what was asked for. */
  readonly current: boolean;
}

/** The names of the facts in {@link ApprovalState}, as a read selects them. */
export const approvalFacts = ["status", "kind", "askedById", "approvedById", "current"] as const;

/** Who pays nothing of this kind decides nothing about it. */
const pays: Condition<ApprovalState> = [
  ({ kind }, { viewer }: Asker) => !may(viewer?.role, payoutCapabilities[kind]),
  NO_PERMISSION,
  "FORBIDDEN",
];

const isParty = ({ askedById, approvedById }: ApprovalState, { viewer }: Asker): boolean =>
  viewer !== null && (viewer.id === askedById || viewer.id === approvedById || may(viewer.role, "decideOwn"));

/** What can be done with the approval of a payment, by whom and when. */
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
  /** Takes the request or the approval back. */
  withdraw: {
    may: "approvePayouts",
    from: ["waiting", "approved"],
    to: "withdrawn",
    unless: [pays, [(approval, asker) => !isParty(approval, asker), NO_PERMISSION, "FORBIDDEN"]],
  },
});

/** The name of an act of approvals. */
export type ApprovalAct = (typeof approvalActs.names)[number];
