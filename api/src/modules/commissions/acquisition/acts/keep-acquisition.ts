import type { Work } from "../../../../core/mutation/work.ts";
import { keepFile } from "../../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { codeOf, notePrinted } from "../../../../core/verification/issue-document.ts";
import { AcquisitionDocument } from "../acquisition-document.entity.ts";

/** Attaches the created PDF to its document, unless the document has one already. */
export async function keepAcquisition(
  work: Work,
  { documentId, stored }: { documentId: string; stored: StoredBytes },
): Promise<void> {
  const document = await work.em.findOneOrFail(AcquisitionDocument, { id: documentId });
  await work.lock(document);
  if (document.pdfKey !== null) return;
  await keepFile(work, stored, { type: "acquisition-document", id: document.id });
  document.pdfKey = stored.key;
  const code = await codeOf(work.em, document.id, "documento_soporte");
  if (code) await notePrinted(work, code, stored.sha256);
}
