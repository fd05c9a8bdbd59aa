import { queueMail } from "../../../../core/mail/queue-mail.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { keepFile } from "../../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { StoredFile } from "../../../../core/storage/stored-file.entity.ts";
import { loadPayable } from "../../../payments/payable/payable-kinds.ts";
import { CreditNote } from "../../credit-note/credit-note.entity.ts";
import { Invoice } from "../../invoice/invoice.entity.ts";
import type { ElectronicPaper } from "../../paper/electronic-paper.entity.ts";
import { paperOwners, papers } from "../../paper/papers.ts";
import type { PaperKind } from "../../sending/sending.enums.ts";
import { paperLetter } from "../paper.mail.ts";

/** A paper that goes to its client; `archive` is null where the DIAN's answer is not known. */
interface Mailed {
  readonly kind: PaperKind;
  readonly paperId: string;
  readonly archive: StoredBytes | null;
}

/**
 * Mails a paper that was sent to its client, once: in the archive with the DIAN's container and the PDF, else
 * with its PDF and its document.
 */
export async function mailPaper(work: Work, { kind, paperId, archive }: Mailed): Promise<void> {
  const paper = await work.em.findOneOrFail(papers[kind], { id: paperId });
  const { contract, takesBack } = await saleOf(work, paper);
  const payable = await loadPayable(work, { kind: "contract", id: contract });
  const client = await payable.content(work.em);
  if (!client.client.email) return;
  const page = (await payable.clientPage?.(work)) ?? null;
  await queueMail(work, {
    key: `${paperOwners[kind]}-delivered:${paper.id}`,
    to: client.client.email,
    ...paperLetter(paper, { client, page, takesBack, packed: archive !== null }),
    attachments: archive ? [await keepArchive(work, archive, kind, paper)] : await filesOf(work, paper),
  });
}

/** The contract of a paper, and the invoice that it takes back. */
async function saleOf({ em }: Work, paper: ElectronicPaper) {
  const isNote = paper instanceof CreditNote;
  const invoice = isNote ? await em.findOneOrFail(Invoice, { id: paper.invoice.id }) : (paper as Invoice);
  return { contract: invoice.contract.id, takesBack: isNote ? takenBack(invoice, paper) : null };
}

const takenBack = ({ number, totalAmount }: Invoice, note: ElectronicPaper) => ({
  number,
  whole: note.totalAmount === totalAmount,
});

async function keepArchive(work: Work, archive: StoredBytes, kind: PaperKind, { id }: ElectronicPaper) {
  await keepFile(work, archive, { type: paperOwners[kind], id });
  const { filename, key: storageKey, contentType, size } = archive;
  return { filename, storageKey, contentType, size };
}

async function filesOf({ em }: Work, { pdfKey, xmlKey }: ElectronicPaper) {
  const files = await em.find(StoredFile, { key: { $in: [pdfKey ?? "", xmlKey ?? ""] } });
  return files.map(({ filename, key: storageKey, contentType, size }) => ({
    filename,
    storageKey,
    contentType,
    size,
  }));
}
