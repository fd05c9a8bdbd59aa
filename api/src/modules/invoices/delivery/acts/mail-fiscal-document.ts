import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { keepFile } from "../../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { StoredFile } from "../../../../core/storage/stored-file.entity.ts";
import { loadPayable } from "../../../payments/payable/payable-kinds.ts";
import { CreditNote } from "../../credit-note/credit-note.entity.ts";
import { Invoice } from "../../invoice/invoice.entity.ts";
import type { FiscalDocument } from "../../document/fiscal-document.entity.ts";
import { fiscalFileOwners, fiscalDocuments } from "../../document/fiscal-documents.ts";
import type { FiscalDocumentKind } from "../../sending/sending.enums.ts";
import { fiscalDocumentLetter } from "../fiscal-document.mail.ts";

/** A document to be mailed to its client; `archive` is null when the DIAN's response is unknown. */
interface Mailed {
  readonly kind: FiscalDocumentKind;
  readonly documentId: string;
  readonly archive: StoredBytes | null;
}

/**
 * Mails an accepted fiscal document to its client, once. The attachment is the archive with the DIAN's
 * container and the PDF, otherwise the PDF and the UBL document.
 */
export async function mailFiscalDocument(work: Work, { kind, documentId, archive }: Mailed): Promise<void> {
  const fiscalDocument = await work.em.findOneOrFail(fiscalDocuments[kind], { id: documentId });
  const { contract, takesBack } = await saleOf(work, fiscalDocument);
  const payable = await loadPayable(work, { kind: "contract", id: contract });
  const client = await payable.content(work.em);
  if (!client.client.email) return;
  const page = (await payable.clientPage?.(work)) ?? null;
  await queueMail(work, {
    key: `${fiscalFileOwners[kind]}-delivered:${fiscalDocument.id}`,
    to: client.client.email,
    ...fiscalDocumentLetter(fiscalDocument, { client, page, takesBack, packed: archive !== null }),
    attachments: archive
      ? [await keepArchive(work, archive, kind, fiscalDocument)]
      : await filesOf(work, fiscalDocument),
  });
}

/** Returns the contract of a document, and the invoice credited by it. */
async function saleOf({ em }: Work, fiscalDocument: FiscalDocument) {
  const isNote = fiscalDocument instanceof CreditNote;
  const invoice = isNote
    ? await em.findOneOrFail(Invoice, { id: fiscalDocument.invoice.id })
    : (fiscalDocument as Invoice);
  return { contract: invoice.contract.id, takesBack: isNote ? takenBack(invoice, fiscalDocument) : null };
}

const takenBack = ({ number, totalAmount }: Invoice, note: FiscalDocument) => ({
  number,
  whole: note.totalAmount === totalAmount,
});

async function keepArchive(
  work: Work,
  archive: StoredBytes,
  kind: FiscalDocumentKind,
  { id }: FiscalDocument,
) {
  await keepFile(work, archive, { type: fiscalFileOwners[kind], id });
  const { filename, key: storageKey, contentType, size } = archive;
  return { filename, storageKey, contentType, size };
}

async function filesOf({ em }: Work, { pdfKey, xmlKey }: FiscalDocument) {
  const files = await em.find(StoredFile, { key: { $in: [pdfKey ?? "", xmlKey ?? ""] } });
  return files.map(({ filename, key: storageKey, contentType, size }) => ({
    filename,
    storageKey,
    contentType,
    size,
  }));
}
