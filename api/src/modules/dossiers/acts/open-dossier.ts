import { conflict } from "../../../core/failure.ts";
import { addressForClick } from "../../../core/generated-file/generated-file.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { refuseWithoutLinkCode } from "../../payments/client-page/link-code.ts";
import { findSale, ownDossiers } from "../dossier.access.ts";
import { dossierActs } from "../dossier.acts.rules.ts";
import { Dossier } from "../dossier.entity.ts";
import { dossierFiles } from "../dossier-files.ts";
import { GONE, NO_DOSSIER } from "../dossier.rules.ts";

/** Opens a dossier that the caller requested: returns a URL for this click, and records it in the history. */
export async function openDossier(
  work: Work,
  { id, code = null }: { id: string; code?: string | null },
): Promise<OpenableFile> {
  const scope = { $and: [{ id }, ownDossiers(work.viewer, work.link)] };
  const dossier = await work.forUpdate.find(Dossier, scope as never, NO_DOSSIER, {
    populate: ["contract"],
  } as never);
  // A person who can no longer see the sale cannot open its dossier either.
  const contract = await findSale(work, dossier.contractId);
  const { status, role, expiresAt } = dossier;
  dossierActs.refuse("open", work, { status, role, isOver: expiresAt !== null && expiresAt <= work.now });
  const file = await dossierFiles.stored(work, dossier);
  if (!file) throw conflict(GONE);
  await refuseWithoutLinkCode(work, contract, code);
  work.audit("dossier.opened", id, { contract: dossier.contract.contractNumber, sha256: file.sha256 });
  return addressForClick(work, file);
}
