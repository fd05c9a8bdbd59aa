import { type Listener, on } from "../../core/events/listeners.ts";
import type { Work } from "../../core/mutation/work.ts";
import "../accounts/account/account.events.ts";
import { Dossier } from "./dossier.entity.ts";
import { forgetDossierFile } from "./end-dossier.ts";

/** What an erased person took along goes with them. */
async function forgetDossiers(work: Work, { userId }: { userId: number }): Promise<void> {
  for (const made of await work.em.find(Dossier, { maker: userId })) {
    await forgetDossierFile(work, made);
    work.em.remove(made);
  }
}

export const dossierListeners: readonly Listener[] = [on("user.erased", forgetDossiers)];
