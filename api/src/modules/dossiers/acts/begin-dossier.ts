import type { Work } from "../../../core/mutation/work.ts";
import { type DossierAsker, askerOf } from "../dossier-asker.ts";
import { Dossier } from "../dossier.entity.ts";
import { dossierMoves } from "../dossier-moves.ts";
import { ended, MOST_ATTEMPTS } from "../dossier.rules.ts";
import { endDossier } from "../end-dossier.ts";

/** A dossier that is to be made, with who asked for it as they are now. */
export interface BegunDossier {
  readonly made: Dossier;
  readonly asker: DossierAsker;
}

/**
 * Begins to make a dossier, once more where a process ended in the middle of it. Null when nothing is to be
 * made: it is over, was begun too often, or whoever asked may not have it any more.
 */
export async function beginDossier(
  work: Work,
  { dossierId }: { dossierId: string },
): Promise<BegunDossier | null> {
  const made = await work.em.findOne(Dossier, { id: dossierId }, { populate: ["contract"] });
  if (!made) return null;
  await work.lock(made);
  if (made.status !== "waiting" && made.status !== "running") return null;
  const asker = await askerOf(work, made);
  if (!asker) {
    endDossier(work, made, "stopped", ended.stopped);
    return null;
  }
  if (made.attempts >= MOST_ATTEMPTS) {
    endDossier(work, made, "failed", ended.failed);
    return null;
  }
  work.move(dossierMoves, made, "running", { audit: null });
  Object.assign(made, { attempts: made.attempts + 1, done: 0 });
  return { made, asker };
}
