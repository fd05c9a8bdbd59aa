import { buffer } from "node:stream/consumers";
import type { JobContext } from "../../../core/jobs/jobs.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { canonicalZip } from "../../../core/zip/canonical-zip.ts";
import { fiscalFilename, fiscalDocuments } from "../document/fiscal-documents.ts";
import type { FiscalDocumentKind } from "../sending/sending.enums.ts";

/**
 * Packs the files that a buyer is entitled to: the container with the accepted document and the DIAN's
 * response, and the PDF. Null when that response is unknown.
 */
export async function packFiscalDocument(
  { services: { orm, storage } }: JobContext,
  kind: FiscalDocumentKind,
  documentId: string,
): Promise<StoredBytes | null> {
  const fiscalDocument = await orm.em.fork().findOneOrFail(fiscalDocuments[kind], { id: documentId });
  const { number, code, content, issuedAt, issueDate, consecutivo, xml, responseXml, sentAt, pdfKey } =
    fiscalDocument;
  if (responseXml === null || sentAt === null || pdfKey === null) return null;
  const { attachedDocument, containerName } = await import("../ubl/attached-document.ts");
  const name = containerName(content, issueDate, consecutivo);
  const container = attachedDocument(kind, { number, code, content, issuedAt, xml, responseXml, sentAt });
  const files = [
    { path: `${name}.xml`, bytes: Buffer.from(container, "utf8") },
    { path: `${fiscalFilename(kind, number)}.pdf`, bytes: await buffer(await storage.read(pdfKey)) },
  ];
  return storage.put(await buffer(canonicalZip(files)), {
    filename: `${fiscalFilename(kind, number)}.zip`,
    contentType: "application/zip",
  });
}
