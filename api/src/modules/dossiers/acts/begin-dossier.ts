import type { Work } from "../../../core/mutation/work.ts";
import { type DossierCaller, callerOf } from "../dossier-caller.ts";
import { Dossier } from "../dossier.entity.ts";
import { dossierFiles } from "../dossier-files.ts";
import { ended } from "../dossier.rules.ts";

/** A dossier to be made, with the current rights of the person who requested it. */
export interface BegunDossier {
  readonly dossier: Dossier;
  readonly caller: DossierCaller;
}

/**
 * Starts making a dossier, or restarts after the process ended. Null when it must not be made: the dossier
 * is over, was started too often, or the person who requested it has lost the right to it.
 */
export async function beginDossier(
  work: Work,
  { dossierId }: { dossierId: string },
): Promise<BegunDossier | null> {
  const dossier = await work.em.findOne(Dossier, { id: dossierId }, { populate: ["contract"] });
  if (!dossier) return null;
  await work.lock(dossier);
  if (!dossierFiles.isOpen(dossier)) return null;
  const caller = await callerOf(work, dossier);
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
