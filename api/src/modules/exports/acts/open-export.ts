import { conflict } from "../../../core/failure.ts";
import { addressForClick } from "../../../core/generated-file/generated-file.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { lockExport } from "../export.access.ts";
import { GONE } from "../export.rules.ts";
import { exportFiles } from "../export-files.ts";

/**
 * Opens the file of one of the caller's exports: returns a URL for this click, and records it in the
 * history.
 */
export async function openExport(work: Work, { id }: { id: string }): Promise<OpenableFile> {
  const listExport = await lockExport(work, id, "open");
  const file = await exportFiles.stored(work, listExport);
  if (!file) throw conflict(GONE);
  work.audit("list.opened", id, { title: listExport.title, rows: listExport.rows });
  return addressForClick(work, file);
}
