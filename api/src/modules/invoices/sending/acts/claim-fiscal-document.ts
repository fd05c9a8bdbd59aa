import { hoursAfter } from "../../../../core/colombia/days.ts";
import type { OutgoingDocument } from "../../dian/provider.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { fiscalDocuments } from "../../document/fiscal-documents.ts";
import type { FiscalDocumentKind } from "../sending.enums.ts";

/** Hours for which a process that sends a document reserves it; after a crash the next one can try. */
const CLAIM = 5 / 60;

/**
 * Reserves a document that is due to be sent for a while, and returns it; null when it is not due, or not
 * now.
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
