import type { JobContext } from "../../../core/jobs/jobs.ts";
import { claimPaper } from "./acts/claim-paper.ts";
import { noteSending, type Tried } from "./acts/note-sending.ts";
import type { PaperKind } from "./sending.enums.ts";

const MOST_TOLD = 300;

/** Hands a paper that is due to the provider, outside any transaction, and notes what came of it. */
export async function sendPaper(
  { services, run }: JobContext,
  kind: PaperKind,
  paperId: string,
): Promise<void> {
  const paper = await run(claimPaper, { kind, paperId });
  if (!paper) return;
  const tried: Tried = await services.dian.provider.send(paper).catch((error: unknown) => {
    services.log.warn({ err: error, number: paper.number }, "a paper was not sent");
    return { status: "unanswered" as const, problem: told(error) };
  });
  await run(noteSending, { kind, paperId, code: paper.code, tried });
}

/** What a person is told of a try without an answer; not what the network's library calls it. */
const told = (error: unknown): string =>
  error instanceof Error && error.message.startsWith("El proveedor")
    ? error.message.slice(0, MOST_TOLD)
    : "El proveedor no respondió";
