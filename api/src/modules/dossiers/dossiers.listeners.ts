import { type Listener, on } from "../../core/events/listeners.ts";
import type { Work } from "../../core/mutation/work.ts";
import { Dossier } from "./dossier.entity.ts";
import { dossierFiles } from "./dossier-files.ts";
import { queueOf } from "./dossier.rules.ts";

/** Restarts a failed dossier, as if it had just been requested. */
async function beginAgain(work: Work, { dossierId }: { dossierId: string }): Promise<void> {
  const dossier = await work.em.findOneOrFail(Dossier, { id: dossierId });
  dossierFiles.again(work, dossier);
  await work.job(
    "dossiers.make",
    { dossierId },
    undefined,
    queueOf(dossier.maker?.id ?? null, dossier.linkId),
  );
}

export const dossierListeners: readonly Listener[] = [
  on("user.erased", (work, { userId }) => dossierFiles.eraseOf(work, userId)),
  on("operation.dossier-again", beginAgain),
];
