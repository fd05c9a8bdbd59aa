import { assign } from "../../core/rows.ts";
import { type Listener, on } from "../../core/events/listeners.ts";
import type { Work } from "../../core/mutation/work.ts";
import { endWithoutFile } from "./staff-document-ending.ts";
import { StaffDocument } from "./staff-document.entity.ts";

/**
 * Deletes the files of an erased person, including replaced documents, because they are identity documents.
 */
async function eraseDocuments(work: Work, { userId }: { userId: number }): Promise<void> {
  const documents = await work.em.find(StaffDocument, { user: userId, fileKey: { $ne: null } });
  for (const document of documents) {
    await endWithoutFile(work, document, "erased");
    assign(document, { description: "", reviewComments: null });
    work.audit("staff-document.erased", document.id, { userId, kind: document.documentName });
  }
}

/** Listeners that delete a person's documents when they are erased. */
export const staffDocumentListeners: readonly Listener[] = [on("user.erased", eraseDocuments)];
