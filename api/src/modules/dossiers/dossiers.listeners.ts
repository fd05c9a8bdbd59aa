import { type Listener, on } from "../../core/events/listeners.ts";
import type { Work } from "../../core/mutation/work.ts";
import "../accounts/account/account.events.ts";
import { Dossier } from "./dossier.entity.ts";
import "../operation/operation.events.ts";
import "./dossier.jobs.ts";
import { dossierMoves } from "./dossier-moves.ts";
import { turnOf } from "./dossier.rules.ts";
import { forgetDossierFile } from "./end-dossier.ts";

/** What an erased person took along goes with them. */
async function forgetDossiers(work: Work, { userId }: { userId: number }): Promise<void> {
  for (const made of await work.em.find(Dossier, { maker: userId })) {
    await forgetDossierFile(work, made);
    work.em.remove(made);
  }
}

/** One that failed is made once more, as if it had just been asked for. */
async function beginAgain(work: Work, { dossierId }: { dossierId: string }): Promise<void> {
  const made = await work.em.findOneOrFail(Dossier, { id: dossierId });
  work.move(dossierMoves, made, "waiting", { audit: null });
  Object.assign(made, { attempts: 0, done: 0, total: 0, failure: null });
  await work.job("dossiers.make", { dossierId }, undefined, turnOf(made.maker?.id ?? null, made.linkId));
}

export const dossierListeners: readonly Listener[] = [
  on("user.erased", forgetDossiers),
  on("operation.dossier-again", beginAgain),
];
