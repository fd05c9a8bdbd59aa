import type { Work } from "../../../../core/mutation/work.ts";
import { keepFile } from "../../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { codeOf, notePrinted } from "../../../../core/verification/issue-document.ts";
import type { PaperKind } from "../../sending/sending.enums.ts";
import { documentKinds, paperOwners, papers } from "../papers.ts";

/** Keeps the printed paper and its document as a paper's own, once. */
export async function keepPaper(
  work: Work,
  { kind, paperId, pdf, xml }: { kind: PaperKind; paperId: string; pdf: StoredBytes; xml: StoredBytes },
): Promise<void> {
  const paper = await work.em.findOneOrFail(papers[kind], { id: paperId });
  await work.lock(paper);
  if (paper.pdfKey !== null) return;
  const owner = { type: paperOwners[kind], id: paper.id };
  await keepFile(work, pdf, owner);
  await keepFile(work, xml, owner);
  Object.assign(paper, { pdfKey: pdf.key, xmlKey: xml.key });
  const code = await codeOf(work.em, paper.id, documentKinds[kind]);
  if (code) await notePrinted(work, code, pdf.sha256);
}
