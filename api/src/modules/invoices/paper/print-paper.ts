import type { SqlEntityManager } from "@mikro-orm/postgresql";
import type { Services } from "../../../core/context.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { codeOf, verificationUrl } from "../../../core/verification/issue-document.ts";
import { CreditNote } from "../credit-note/credit-note.entity.ts";
import { linesOfNote } from "../credit-note/credit-note-lines.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { linesOfInvoice } from "../invoice/lines-of-invoice.ts";
import type { PaperKind } from "../sending/sending.enums.ts";
import type { ElectronicPaper } from "./electronic-paper.entity.ts";
import { paperPdf, type PrintedPaper } from "./paper.pdf.ts";
import { documentKinds, paperFilename } from "./papers.ts";

/** Prints a paper and puts its bytes into the storage. */
export async function printPaper(
  { pdf, storage, agency, config }: Services,
  em: SqlEntityManager,
  kind: PaperKind,
  paper: ElectronicPaper,
): Promise<StoredBytes> {
  const code = await codeOf(em, paper.id, documentKinds[kind]);
  const url = code && verificationUrl(config.publicUrl, code);
  const document = paperPdf(paper, await printed(em, paper), await agency.current(), url);
  return storage.put(await pdf.print(document), {
    filename: `${paperFilename(kind, paper.number)}.pdf`,
    contentType: "application/pdf",
  });
}

/** Puts the document of a paper into the storage, as it is kept. */
export const putDocument = (
  { storage }: Services,
  kind: PaperKind,
  { number, xml }: ElectronicPaper,
): Promise<StoredBytes> =>
  storage.put(Buffer.from(xml, "utf8"), {
    filename: `${paperFilename(kind, number)}.xml`,
    contentType: "application/xml",
  });

async function printed(em: SqlEntityManager, paper: ElectronicPaper): Promise<PrintedPaper> {
  if (!(paper instanceof CreditNote)) return { lines: await linesOfInvoice(em, paper.id), takesBack: null };
  const { number } = await em.findOneOrFail(Invoice, { id: paper.invoice.id });
  const { concepto: concept, motivo: reason } = paper;
  return { lines: await linesOfNote(em, paper.id), takesBack: { number, concept, reason } };
}
