import type { Work } from "../../../../core/mutation/work.ts";
import { keepFile } from "../../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { notePrinted } from "../../../../core/verification/issue-document.ts";
import { Commission } from "../../commission/commission.entity.ts";
import { SupportDocument } from "../../commission/document/support-document.entity.ts";

/** Attaches the created PDF to its «cuenta de cobro», unless the document has one already. */
export async function keepSupportDocument(
  work: Work,
  { documentId, code, stored }: { documentId: string; code: string; stored: StoredBytes },
): Promise<void> {
  const document = await work.em.findOneOrFail(SupportDocument, { id: documentId });
  await work.lock(document);
  if (document.documentoId !== null) return;
  const commission = await work.em.findOneOrFail(Commission, { documentoSoporte: documentId });
  document.documentoId = (await keepFile(work, stored, { type: "commission", id: commission.id })).id;
  await notePrinted(work, code, stored.sha256);
}
