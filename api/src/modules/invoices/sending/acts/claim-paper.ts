import { hoursAfter } from "../../../../core/colombia/days.ts";
import type { OutgoingPaper } from "../../../../core/dian/provider.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { papers } from "../../paper/papers.ts";
import type { PaperKind } from "../sending.enums.ts";

/** Hours for which whoever sends a paper has it alone; a crash meanwhile lets the next one try. */
const CLAIM = 5 / 60;

/** Takes a paper that is due to be sent for a while, and answers it; null for one that is not, or not now. */
export async function claimPaper(
  work: Work,
  { kind, paperId }: { kind: PaperKind; paperId: string },
): Promise<OutgoingPaper | null> {
  const paper = await work.em.findOneOrFail(papers[kind], { id: paperId });
  await work.lock(paper);
  if (paper.nextTryAt === null || paper.nextTryAt > work.now) return null;
  paper.nextTryAt = hoursAfter(work.now, CLAIM);
  const { number, code, xml } = paper;
  return { kind, number, code, xml };
}
