import type { Work } from "../../../core/mutation/work.ts";
import { lockDocumentFor } from "../staff-document.access.ts";
import { endWithoutFile } from "../staff-document-ending.ts";

const REMOVED = "Documento eliminado exitosamente";

/**
 * Removes a document: the person can until it is approved, the owner always. The file is deleted; the record
 * with the decision is kept.
 */
export async function removeStaffDocument(work: Work, { id }: { id: string }): Promise<string> {
  const document = await lockDocumentFor(work, "remove", id);
  const { status, documentName: kind, user } = document;
  await endWithoutFile(work, document, "removed");
  work.audit("staff-document.removed", id, { userId: user.id, kind, status });
  await work.emit("staff-document.removed", { documentId: id });
  return REMOVED;
}
