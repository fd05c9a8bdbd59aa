import type { Work } from "../../../core/mutation/work.ts";
import { decide } from "../staff-document-decision.ts";
import { lockDocumentFor } from "../staff-document.access.ts";
import type { ApproveStaffDocumentInput } from "../staff-document.inputs.ts";

/**
 * Approves a document that awaits its review; refuses a second decision, or a file that differs from the
 * reviewed one.
 */
export async function approveStaffDocument(
  work: Work,
  { id, input }: { id: string; input: ApproveStaffDocumentInput },
): Promise<string> {
  const document = await lockDocumentFor(work, "approve", id);
  const comments = input.comments?.trim() || null;
  decide(work, document, "approved", { reviewComments: comments }, [
    "staff-document.approved",
    { userId: document.user.id, kind: document.documentName, ...(comments && { comments }) },
  ]);
  await work.emit("staff-document.approved", { documentId: id });
  return id;
}
