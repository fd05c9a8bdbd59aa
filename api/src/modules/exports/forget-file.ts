import { daysAfter } from "../../core/colombia/days.ts";
import type { Work } from "../../core/mutation/work.ts";
import { dropFiles } from "../../core/storage/keep-file.ts";
import type { ListExport } from "./export.entity.ts";

/** Lets go of the file of a locked export, whose bytes are deleted within a minute, and of what was asked. */
export async function forgetFile(work: Work, made: ListExport): Promise<void> {
  const keys = made.fileKey === null ? [] : [made.fileKey];
  await dropFiles(work, keys, { type: "export", id: made.id }, daysAfter(work.now, -1));
  Object.assign(made, { fileKey: null, size: null, args: null, columns: null });
}
