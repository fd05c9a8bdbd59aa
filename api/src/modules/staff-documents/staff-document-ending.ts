import { assign } from "../../core/rows.ts";
import type { Work } from "../../core/mutation/work.ts";
import { dropFiles } from "../../core/storage/keep-file.ts";
import type { StaffDocument } from "./staff-document.entity.ts";

/** Ends a locked document and releases its file, whose bytes are deleted within a day. */
export async function endWithoutFile(
  work: Work,
  document: StaffDocument,
  ending: "removed" | "erased",
): Promise<void> {
  const { id, fileKey } = document;
  if (fileKey !== null) await dropFiles(work, [fileKey], { type: "staff-document", id });
  assign(document, { endedAt: document.endedAt ?? work.now, ending });
  assign(document, { fileId: null, fileKey: null, filename: null, contentType: null });
}
