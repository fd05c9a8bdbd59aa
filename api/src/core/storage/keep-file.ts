import type { Work } from "../mutation/work.ts";
import type { StoredBytes } from "./storage.ts";
import { StoredFile } from "./stored-file.entity.ts";

/** Keeps stored bytes as a file of a record, in the act's transaction: if that fails, the bytes are deleted after a day. */
export async function keepFile(work: Work, stored: StoredBytes, owner: { type: string; id: string | number }): Promise<StoredFile> {
  const file = new StoredFile();
  Object.assign(file, stored);
  file.ownerType = owner.type;
  file.ownerId = String(owner.id);
  file.createdBy = work.viewer?.id ?? null;
  file.createdAt = work.now;
  await work.em.execute("delete from pending_files where key = ?", [stored.key]);
  return work.add(file);
}
