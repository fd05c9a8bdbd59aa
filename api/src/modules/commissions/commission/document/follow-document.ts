import type { Work } from "../../../../core/mutation/work.ts";
import { endDocuments } from "../../../../core/verification/issue-document.ts";
import type { Moves } from "../../../../core/mutation/moves.ts";
import type { Commission } from "../commission.entity.ts";
import { SupportDocument } from "./support-document.entity.ts";
import { supportDocumentLifecycle, type SupportDocumentStatus } from "./support-document.lifecycle.ts";

const documentMoves: Moves<SupportDocument, SupportDocumentStatus> = {
  lifecycle: supportDocumentLifecycle,
  column: "status",
  reachedAt: {},
};

/** Marks the «cuenta de cobro» of each paid commission as paid, with the receipt. */
export async function markPaid(work: Work, commissions: readonly Commission[]): Promise<void> {
  const ids = commissions.flatMap(({ documentoSoporte }) => documentoSoporte?.id ?? []);
  if (ids.length === 0) return;
  for (const document of await work.lockAll(SupportDocument, ids)) {
    const paid = commissions.find(({ documentoSoporte }) => documentoSoporte?.id === document.id);
    work.move(documentMoves, document, "pagado", { audit: null });
    document.comprobanteId = paid?.comprobanteId ?? null;
  }
}

/** Marks the «cuenta de cobro» of a voided commission as void. */
export async function markVoided(work: Work, { documentoSoporte }: Commission): Promise<void> {
  const document = documentoSoporte && (await lockDocument(work, documentoSoporte.id));
  if (!document) return;
  work.move(documentMoves, document, "anulado", { audit: null });
  await endDocuments(work, document.id, "anulado", ["support_document"]);
}

async function lockDocument(work: Work, id: string): Promise<SupportDocument> {
  const document = await work.em.findOneOrFail(SupportDocument, { id });
  await work.lock(document);
  return document;
}
