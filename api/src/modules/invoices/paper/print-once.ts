import type { JobContext } from "../../../core/jobs/jobs.ts";
import type { PaperKind } from "../sending/sending.enums.ts";
import { keepPaper } from "./acts/keep-paper.ts";
import { papers } from "./papers.ts";
import { printPaper, putDocument } from "./print-paper.ts";

/** Prints a paper and keeps its files, unless they are there. */
export async function printOnce(
  { services, run }: JobContext,
  kind: PaperKind,
  paperId: string,
): Promise<void> {
  const em = services.orm.em.fork();
  const paper = await em.findOneOrFail(papers[kind], { id: paperId });
  if (paper.pdfKey !== null) return;
  const pdf = await printPaper(services, em, kind, paper);
  await run(keepPaper, { kind, paperId, pdf, xml: await putDocument(services, kind, paper) });
}
