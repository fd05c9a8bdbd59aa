import type { Work } from "../../../core/mutation/work.ts";
import { lockApproval } from "../approval.access.ts";
import { approvalMoves, describedApproval } from "../approval-moves.ts";

/** Withdraws the request or the approval of a payment that has not been made yet. */
export async function withdrawApproval(work: Work, { id }: { id: string }): Promise<string> {
  const approval = await lockApproval(work, id, "withdraw");
  work.move(approvalMoves, approval, "withdrawn", {
    audit: ["approval.withdrawn", { ...describedApproval(approval), stale: false }],
  });
  return id;
}
