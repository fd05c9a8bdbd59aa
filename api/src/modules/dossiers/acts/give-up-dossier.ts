import type { Work } from "../../../core/mutation/work.ts";
import { Dossier } from "../dossier.entity.ts";
import { dossierFiles } from "../dossier-files.ts";

/** Ends a dossier without a file while it is being made. */
export async function giveUpDossier(
  work: Work,
  { dossierId, why }: { dossierId: string; why: string },
): Promise<void> {
  const dossier = await work.em.findOneOrFail(Dossier, { id: dossierId });
  await work.lock(dossier);
  if (dossier.status === "running") dossierFiles.end(work, dossier, "failed", why);
}
