import type { Work } from "../../../core/mutation/work.ts";
import { type DossierAsker, askerOf } from "../dossier-caller.ts";
import { Dossier } from "../dossier.entity.ts";
import { dossierFiles } from "../dossier-files.ts";
import { ended } from "../dossier.rules.ts";

/** A dossier that is to be made, with the present rights of the person who requested it. */
export interface BegunDossier {
  readonly dossier: Dossier;
  readonly caller: DossierAsker;
}

/**
 * Begins to make a dossier, again when a process ended in the middle of it. Null when nothing is to be made:
 * it is over, was begun too often, or its caller may not have it any more.
 */
export async function beginDossier(
  work: Work,
  { dossierId }: { dossierId: string },
): Promise<BegunDossier | null> {
  const dossier = await work.em.findOne(Dossier, { id: dossierId }, { populate: ["contract"] });
  if (!dossier) return null;
  await work.lock(dossier);
  if (!dossierFiles.isOpen(dossier)) return null;
  const caller = await askerOf(work, dossier);
  if (!caller) {
    dossierFiles.end(work, dossier, "stopped", ended.stopped);
    return null;
  }
  if (!dossierFiles.attempt(work, dossier)) {
    dossierFiles.end(work, dossier, "failed", ended.failed);
    return null;
  }
  dossier.done = 0;
  return { dossier, caller };
}
