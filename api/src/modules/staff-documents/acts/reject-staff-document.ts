import { badInput } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { decide } from "../staff-document-decision.ts";
import { lockDocumentFor } from "../staff-document.access.ts";
import type { RejectStaffDocumentInput } from "../staff-document.inputs.ts";

const NO_REASON = "La razón del rechazo es requerida";

/**
 * Rejects a document that awaits its review, with a reason for the person, who then sends another file.
 * @throws Refusal BAD_USER_INPUT without a reason.
 */
export async function rejectStaffDocument(
  work: Work,
  { id, input }: { id: string; input: RejectStaffDocumentInput },
): Promise<string> {
  const comments = input.comments?.trim() || null;
  const reason = input.reason?.trim() || comments;
  if (!reason) throw badInput("reason", NO_REASON);
  const document = await lockDocumentFor(work, "reject", id);
  decide(work, document, "rejected", { rejectionReason: reason, reviewComments: comments }, [
    "staff-document.rejected",
    { userId: document.user.id, kind: document.documentName, reason },
  ]);
  await work.emit("staff-document.rejected", { documentId: id });
  return id;
}
