import { type Listener, on } from "../../core/events/listeners.ts";
import type { Work } from "../../core/mutation/work.ts";
import "../accounts/account/account.events.ts";
import "./staff-document.audit.ts";
import { endWithoutFile } from "./staff-document-ending.ts";
import { StaffDocument } from "./staff-document.entity.ts";

/** Deletes the files of somebody who is erased, those of the history too: they are identity papers. */
async function eraseDocuments(work: Work, { userId }: { userId: number }): Promise<void> {
  const documents = await work.em.find(StaffDocument, { user: userId, fileKey: { $ne: null } });
  for (const document of documents) {
    await endWithoutFile(work, document, "erased");
    Object.assign(document, { description: "", reviewComments: null });
    work.audit("staff-document.erased", document.id, { userId, kind: document.documentName });
  }
}

/** What becomes of documents when their person's account changes. */
export const staffDocumentListeners: readonly Listener[] = [on("user.erased", eraseDocuments)];
