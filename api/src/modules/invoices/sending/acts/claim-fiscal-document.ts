import { hoursAfter } from "../../../../core/colombia/days.ts";
import type { OutgoingDocument } from "../../dian/provider.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { fiscalDocuments } from "../../document/fiscal-documents.ts";
import type { FiscalDocumentKind } from "../sending.enums.ts";

/**
 * Hours for which a process reserves a document while sending it; after a crash, another process may then
 * try.
 */
const CLAIM = 5 / 60;

/**
 * Reserves a due document for sending, for a limited time, and returns it. Null when it is not due, or is
 * reserved.
 */
export async function claimFiscalDocument(
  work: Work,
  { kind, documentId }: { kind: FiscalDocumentKind; documentId: string },
): Promise<OutgoingDocument | null> {
  const fiscalDocument = await work.em.findOneOrFail(fiscalDocuments[kind], { id: documentId });
  await work.lock(fiscalDocument);
  if (fiscalDocument.nextTryAt === null || fiscalDocument.nextTryAt > work.now) return null;
  fiscalDocument.nextTryAt = hoursAfter(work.now, CLAIM);
  const { number, code, xml } = fiscalDocument;
  return { kind, number, code, xml };
}
