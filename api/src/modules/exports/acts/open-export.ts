import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { StoredFile } from "../../../core/storage/stored-file.entity.ts";
import { lockExport } from "../export.access.ts";
import "../export.audit.ts";
import { GONE } from "../export.rules.ts";

/** Minutes for which the address opens the file: it is asked for at the click. */
const OPEN = 1;

/** Opens the file of an export of one's own: an address for this click, and a line in the history. */
export async function openExport(work: Work, { id }: { id: string }): Promise<OpenableFile> {
  const made = await lockExport(work, id, "open");
  const file = await work.em.findOne(StoredFile, { ownerType: "export", ownerId: id });
  if (!file) throw conflict(GONE);
  // One that the storage has lost is told here, and not by an address that leads nowhere.
  await work.services.storage.sizeOf(file.key).catch(() => {
    throw conflict(GONE);
  });
  work.audit("list.opened", id, { title: made.title, rows: made.rows });
  const url = work.services.storage.addressOf(file, { disposition: "attachment", minutes: OPEN });
  return { filename: file.filename, url };
}
