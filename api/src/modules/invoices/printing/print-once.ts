import type { JobContext } from "../../../core/jobs/jobs.ts";
import type { FiscalDocumentKind } from "../sending/sending.enums.ts";
import { keepFiscalDocument } from "./keep-fiscal-document.ts";
import { fiscalDocuments } from "../document/fiscal-documents.ts";
import { printFiscalDocument, putDocument } from "./print-fiscal-document.ts";

/** Prints a document and stores its files, unless they exist. */
export async function printOnce(
  { services, run }: JobContext,
  kind: FiscalDocumentKind,
  documentId: string,
): Promise<void> {
  const em = services.orm.em.fork();
  const fiscalDocument = await em.findOneOrFail(fiscalDocuments[kind], { id: documentId });
  if (fiscalDocument.pdfKey !== null) return;
  const pdf = await printFiscalDocument(services, em, kind, fiscalDocument);
  await run(keepFiscalDocument, {
    kind,
    documentId,
    pdf,
    xml: await putDocument(services, kind, fiscalDocument),
  });
}
