import { hoursAfter } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { keepFile } from "../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { issueDocument } from "../../../core/verification/issue-document.ts";
import { IssuedDocument } from "../../../core/verification/issued-document.entity.ts";
import { newVerificationCode } from "../../../core/verification/verification-code.ts";
import { askerOf } from "../dossier-asker.ts";
import { Dossier } from "../dossier.entity.ts";
import { dossierMoves } from "../dossier-moves.ts";
import { ended, filenameOf, KEPT_HOURS } from "../dossier.rules.ts";
import { endDossier } from "../end-dossier.ts";

interface Packed {
  readonly dossierId: string;
  readonly stored: StoredBytes;
  /** Files in it. */
  readonly total: number;
  /** Of its `verificar.html`. */
  readonly pageSha256: string;
}

/**
 * Keeps a dossier for a day, if whoever asked may still have it, under the code at which its hash is told:
 * the same bytes have the same code. What is not kept is deleted.
 */
export async function keepDossier(
  work: Work,
  { dossierId, stored, total, pageSha256 }: Packed,
): Promise<void> {
  const made = await work.em.findOneOrFail(Dossier, { id: dossierId }, { populate: ["contract"] });
  await work.lock(made);
  if (made.status !== "running") return;
  if (!(await askerOf(work, made))) return endDossier(work, made, "stopped", ended.stopped);
  await work.turn(`dossier ${stored.sha256}`);
  const { id: recordId, contractNumber } = made.contract;
  const { sha256 } = stored;
  const issued = await work.em.findOne(IssuedDocument, { recordId, kind: "dossier", sha256 });
  const code = issued?.code ?? newVerificationCode();
  if (!issued)
    issueDocument(work, {
      ...{ kind: "dossier", number: contractNumber, recordId, code, sha256 },
      furtherSha256: [pageSha256],
    });
  work.move(dossierMoves, made, "ready", { audit: null });
  const filename = filenameOf(contractNumber, code);
  const { key, size } = await keepFile(work, { ...stored, filename }, { type: "dossier", id: made.id });
  const expiresAt = hoursAfter(work.now, KEPT_HOURS);
  Object.assign(made, { fileKey: key, filename, size, code, expiresAt, total, done: total });
}
