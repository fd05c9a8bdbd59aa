import type { Work } from "../../../core/mutation/work.ts";
import { dossierFiles } from "../dossier-files.ts";

/** Deletes the dossiers whose day is over, and after a month also their records. */
export async function expireDossiers(work: Work): Promise<void> {
  await dossierFiles.expire(work);
}
