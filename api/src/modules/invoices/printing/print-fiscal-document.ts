import type { SqlEntityManager } from "@mikro-orm/postgresql";
import type { Services } from "../../../core/context.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { codeOf, verificationUrl } from "../../../core/verification/issue-document.ts";
import { CreditNote } from "../credit-note/credit-note.entity.ts";
import { linesOfNote } from "../credit-note/credit-note-lines.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { linesOfInvoice } from "../invoice/lines-of-invoice.ts";
import type { FiscalDocumentKind } from "../sending/sending.enums.ts";
import type { FiscalDocument } from "../document/fiscal-document.entity.ts";
import { fiscalPdf, type PrintedFiscalDocument } from "../document/fiscal.pdf.ts";
import { documentKinds, fiscalFilename } from "../document/fiscal-documents.ts";

/** Prints a document and uploads the PDF to storage. */
export async function printFiscalDocument(
  { pdf, storage, agency, config }: Services,
  em: SqlEntityManager,
  kind: FiscalDocumentKind,
  fiscalDocument: FiscalDocument,
): Promise<StoredBytes> {
  const code = await codeOf(em, fiscalDocument.id, documentKinds[kind]);
  const url = code && verificationUrl(config.publicUrl, code);
  const document = fiscalPdf(fiscalDocument, await printed(em, fiscalDocument), await agency.current(), url);
  return storage.put(await pdf.print(document), {
    filename: `${fiscalFilename(kind, fiscalDocument.number)}.pdf`,
    contentType: "application/pdf",
  });
}

/** Uploads the XML of a fiscal document to storage. */
export const putDocument = (
  { storage }: Services,
  kind: FiscalDocumentKind,
  { number, xml }: FiscalDocument,
): Promise<StoredBytes> =>
  storage.put(Buffer.from(xml, "utf8"), {
    filename: `${fiscalFilename(kind, number)}.xml`,
    contentType: "application/xml",
  });

async function printed(em: SqlEntityManager, fiscalDocument: FiscalDocument): Promise<PrintedFiscalDocument> {
  if (!(fiscalDocument instanceof CreditNote))
    return { lines: await linesOfInvoice(em, fiscalDocument.id), takesBack: null };
  const { number } = await em.findOneOrFail(Invoice, { id: fiscalDocument.invoice.id });
  const { concepto: concept, motivo: reason } = fiscalDocument;
  return { lines: await linesOfNote(em, fiscalDocument.id), takesBack: { number, concept, reason } };
}
