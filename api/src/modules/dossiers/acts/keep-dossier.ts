import { assign } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { issueDocument } from "../../../core/verification/issue-document.ts";
import { IssuedDocument } from "../../../core/verification/issued-document.entity.ts";
import { newVerificationCode } from "../../../core/verification/verification-code.ts";
import { callerOf } from "../dossier-caller.ts";
import { Dossier } from "../dossier.entity.ts";
import { dossierFiles } from "../dossier-files.ts";
import { ended, filenameOf } from "../dossier.rules.ts";

interface Packed {
  readonly dossierId: string;
  readonly stored: StoredBytes;
  /** Number of files in the dossier. */
  readonly total: number;
  /** SHA-256 of the dossier's `verificar.html`. */
  readonly pageSha256: string;
}

/**
 * Stores a dossier for one day if its requester may still have it, under the verification code that shows
 * its hash. Equal bytes have the same code. A dossier that is not stored is deleted.
 */
export async function keepDossier(
  work: Work,
  { dossierId, stored, total, pageSha256 }: Packed,
): Promise<void> {
  const dossier = await work.em.findOneOrFail(Dossier, { id: dossierId }, { populate: ["contract"] });
  await work.lock(dossier);
  if (dossier.status !== "running") return;
  if (!(await callerOf(work, dossier))) return dossierFiles.end(work, dossier, "stopped", ended.stopped);
  await work.lockName(`dossier ${stored.sha256}`);
  const { id: recordId, contractNumber } = dossier.contract;
  const { sha256 } = stored;
  const issued = await work.em.findOne(IssuedDocument, { recordId, kind: "dossier", sha256 });
  const code = issued?.code ?? newVerificationCode();
  if (!issued)
    issueDocument(work, {
      kind: "dossier",
      number: contractNumber,
      recordId,
      code,
      sha256,
      furtherSha256: [pageSha256],
    });
  await dossierFiles.keep(work, dossier, { ...stored, filename: filenameOf(contractNumber, code) });
  assign(dossier, { code, total, done: total });
}
