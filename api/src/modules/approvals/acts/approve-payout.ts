import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { lockApproval } from "../approval.access.ts";
import { approvalMoves, describedApproval } from "../approval-moves.ts";

/** Approves a payment as the second person: this amount to this account, once. */
export async function approvePayout(work: Work, { id }: { id: string }): Promise<string> {
  const approval = await lockApproval(work, id, "approve");
  approval.approvedBy = work.viewer && work.em.getReference(User, work.viewer.id);
  work.move(approvalMoves, approval, "approved", { audit: ["approval.given", describedApproval(approval)] });
  const { payee, monto, askedBy } = approval;
  await work.emit("approval.given", { approvalId: id, askedById: askedBy.id, payee, monto });
  return id;
}
