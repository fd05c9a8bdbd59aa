import type { Work } from "../../../core/mutation/work.ts";
import { dossierFiles } from "../dossier-files.ts";

/** Deletes the files of dossiers after one day, and their records after a month. */
export async function expireDossiers(work: Work): Promise<void> {
  await dossierFiles.expire(work);
}
