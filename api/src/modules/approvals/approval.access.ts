import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import type { Work } from "../../core/mutation/work.ts";
import { type ApprovalAct, approvalActs } from "./approval.acts.rules.ts";
import { paidKinds } from "./approval.rules.ts";
import { PayoutApproval } from "./payout-approval.entity.ts";

/**
 * Returns the condition on approvals that the viewer may see: approvals of payments that the viewer may make.
 */
export const visibleApprovals = (viewer: Viewer | null): FilterQuery<PayoutApproval> => ({
  kind: { $in: paidKinds(viewer?.role) },
});

/** Returns the approvals that wait for the viewer's decision; nobody may approve their own request. */
export const approvableBy = (viewer: Viewer | null): FilterQuery<PayoutApproval> => ({
  status: "waiting",
  askedBy: { $ne: viewer?.id ?? 0 },
});

/** Loads an approval and locks it for an act. NOT_FOUND `Aprobación no encontrada`. */
export async function lockApproval(work: Work, id: string, act: ApprovalAct): Promise<PayoutApproval> {
  const scope = { $and: [{ id }, visibleApprovals(work.viewer)] } as FilterQuery<PayoutApproval>;
  const approval = await work.forUpdate.find(PayoutApproval, scope, "Aprobación no encontrada");
  const { current } = await work.facts(approval, "current");
  const { status, kind, askedBy, approvedBy } = approval;
  const people = { askedById: askedBy.id, approvedById: approvedBy?.id ?? null };
  approvalActs.refuse(act, work, { status, kind, current, ...people });
  return approval;
}
