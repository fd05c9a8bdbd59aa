import type { JobContext } from "../../../core/jobs/jobs.ts";
import { claimFiscalDocument } from "./acts/claim-fiscal-document.ts";
import { noteSending, type Tried } from "./acts/note-sending.ts";
import type { FiscalDocumentKind } from "./sending.enums.ts";

const MOST_TOLD = 300;

/** Sends a due document to the provider, outside any transaction, and records the result. */
export async function sendFiscalDocument(
  { services, run }: JobContext,
  kind: FiscalDocumentKind,
  documentId: string,
): Promise<void> {
  const fiscalDocument = await run(claimFiscalDocument, { kind, documentId });
  if (!fiscalDocument) return;
  const tried: Tried = await services.dian.provider.send(fiscalDocument).catch((error: unknown) => {
    services.log.warn({ err: error, number: fiscalDocument.number }, "a fiscal document was not sent");
    return { status: "unanswered" as const, problem: problemOf(error) };
  });
  await run(noteSending, { kind, documentId, code: fiscalDocument.code, tried });
}

/** Returns a readable Spanish reason for an unanswered attempt, instead of the network library's message. */
const problemOf = (error: unknown): string =>
  error instanceof Error && error.message.startsWith("El proveedor")
    ? error.message.slice(0, MOST_TOLD)
    : "El proveedor no respondió";
