import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { keepFile } from "../../../core/storage/keep-file.ts";
import type { StoredBytes } from "../../../core/storage/storage.ts";
import { StoredFile } from "../../../core/storage/stored-file.entity.ts";

const MOST = 10;

/** Stores an evidence file of a locked case. CONFLICT when the case already has ten files. */
export async function keepEvidence(work: Work, id: string, file: StoredBytes): Promise<void> {
  const kept = await work.em.count(StoredFile, { ownerType: "chargeback", ownerId: id });
  if (kept >= MOST) throw conflict("Un caso admite hasta 10 archivos.");
  await keepFile(work, file, { type: "chargeback", id });
  work.audit("chargeback.file-added", id, { filename: file.filename, sha256: file.sha256 });
}
