import type { Moves } from "../../core/mutation/moves.ts";
import type { ApprovedPayout } from "./approval.audit.ts";
import { approvalLifecycle, type ApprovalStatus } from "./approval.lifecycle.ts";
import type { PayoutApproval } from "./payout-approval.entity.ts";

/** Moves of an approval between its statuses: requested, given, spent once; or withdrawn. */
export const approvalMoves: Moves<PayoutApproval, ApprovalStatus> = {
  lifecycle: approvalLifecycle,
  column: "status",
  reachedAt: { approved: "approvedAt", spent: "spentAt", withdrawn: "withdrawnAt" },
};

/** Returns the data of an approval for its audit entry. */
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
