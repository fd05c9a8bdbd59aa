import type { Work } from "../../../core/mutation/work.ts";
import { lockDocumentFor } from "../staff-document.access.ts";
import { endWithoutFile } from "../staff-document-ending.ts";

const REMOVED = "Documento eliminado exitosamente";

/**
 * Removes a document: by its person until it is approved, by the owner always. Its file is deleted; the
 * record of it and of the decision stays.
 */
export async function removeStaffDocument(work: Work, { id }: { id: string }): Promise<string> {
  const document = await lockDocumentFor(work, "remove", id);
  const { status, documentName: kind, user } = document;
  await endWithoutFile(work, document, "removed");
  work.audit("staff-document.removed", id, { userId: user.id, kind, status });
  await work.emit("staff-document.removed", { documentId: id });
  return REMOVED;
}
