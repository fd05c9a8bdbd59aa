import type { Work } from "../../../core/mutation/work.ts";
import { Dossier } from "../dossier.entity.ts";
import { dossierFiles } from "../dossier-files.ts";

/** Ends a dossier that is being made without a file. */
export async function giveUpDossier(
  work: Work,
  { dossierId, why }: { dossierId: string; why: string },
): Promise<void> {
  const made = await work.em.findOneOrFail(Dossier, { id: dossierId });
  await work.lock(made);
  if (made.status === "running") dossierFiles.end(work, made, "failed", why);
}
