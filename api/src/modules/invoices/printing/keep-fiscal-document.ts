import { assign } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { keepFile } from "../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { codeOf, notePrinted } from "../../../core/verification/issue-document.ts";
import type { FiscalDocumentKind } from "../sending/sending.enums.ts";
import { documentKinds, fiscalFileOwners, fiscalDocuments } from "../document/fiscal-documents.ts";

/** Stores the keys of a fiscal document's PDF and XML, once. */
export async function keepFiscalDocument(
  work: Work,
  {
    kind,
    documentId,
    pdf,
    xml,
  }: { kind: FiscalDocumentKind; documentId: string; pdf: StoredBytes; xml: StoredBytes },
): Promise<void> {
  const fiscalDocument = await work.em.findOneOrFail(fiscalDocuments[kind], { id: documentId });
  await work.lock(fiscalDocument);
  if (fiscalDocument.pdfKey !== null) return;
  const owner = { type: fiscalFileOwners[kind], id: fiscalDocument.id };
  await keepFile(work, pdf, owner);
  await keepFile(work, xml, owner);
  assign(fiscalDocument, { pdfKey: pdf.key, xmlKey: xml.key });
  const code = await codeOf(work.em, fiscalDocument.id, documentKinds[kind]);
  if (code) await notePrinted(work, code, pdf.sha256);
}
