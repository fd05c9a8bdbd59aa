import { daysAfter } from "../../core/colombia/days.ts";
import type { Work } from "../../core/mutation/work.ts";
import { dropFiles } from "../../core/storage/keep-file.ts";
import type { Dossier } from "./dossier.entity.ts";
import { dossierMoves } from "./dossier-moves.ts";

/** Ends a locked dossier that came to nothing, and notes why. */
export function endDossier(work: Work, made: Dossier, to: "failed" | "stopped", why: string): void {
  work.move(dossierMoves, made, to, { audit: null });
  made.failure = why;
}

/** Lets go of the file of a locked dossier, whose bytes are deleted within a minute. */
export async function forgetDossierFile(work: Work, made: Dossier): Promise<void> {
  const keys = made.fileKey === null ? [] : [made.fileKey];
  await dropFiles(work, keys, { type: "dossier", id: made.id }, daysAfter(work.now, -1));
  Object.assign(made, { fileKey: null, size: null });
}
