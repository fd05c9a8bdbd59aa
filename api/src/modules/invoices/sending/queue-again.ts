import { assign } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { FiscalDocument } from "../document/fiscal-document.entity.ts";
import { sendingMoves } from "../document/sending-moves.ts";
import type { FiscalDocumentKind } from "./sending.enums.ts";

/** Queues a document for sending, like a new one. */
export async function queueAgain(
  work: Work,
  kind: FiscalDocumentKind,
  fiscalDocument: FiscalDocument,
): Promise<void> {
  const { id, number } = fiscalDocument;
  work.move(sendingMoves, fiscalDocument, "en_cola", { audit: ["paper.sent-again", { number }] });
  assign(fiscalDocument, { sendingTries: 0, nextTryAt: work.now, sendingProblem: null });
  await work.job("invoices.send", { kind, paperId: id });
}
