import type { Moves } from "../../core/mutation/moves.ts";
import type { ApprovedPayout } from "./approval.audit.ts";
import { approvalLifecycle, type ApprovalStatus } from "./approval.lifecycle.ts";
import type { PayoutApproval } from "./payout-approval.entity.ts";

/** Transitions between the statuses of an approval: requested, approved, used once; or withdrawn. */
export const approvalMoves: Moves<PayoutApproval, ApprovalStatus> = {
  lifecycle: approvalLifecycle,
  column: "status",
  reachedAt: { approved: "approvedAt", spent: "spentAt", withdrawn: "withdrawnAt" },
};

/** Returns the data of an approval for an audit entry. */
export const describedApproval = ({
  kind,
  subjectId,
  monto,
  maskedAccount,
}: PayoutApproval): ApprovedPayout => ({
  kind,
  subjectId,
  monto,
  cuenta: maskedAccount,
});
