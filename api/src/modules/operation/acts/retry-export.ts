import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { beginAgain } from "../../exports/begin-again.ts";
import { ListExport } from "../../exports/export.entity.ts";
import { NO_FAILED_EXPORT, NOT_FAILED, OVER } from "../operation.rules.ts";

/** Queues an export again that failed within the last day, on behalf of its maker. */
export async function retryExport(work: Work, { id }: { readonly id: string }): Promise<void> {
  const listExport = await work.forUpdate.find(ListExport, { id }, NO_FAILED_EXPORT);
  if (listExport.status !== "failed") throw conflict(NOT_FAILED);
  if (listExport.expiresAt === null || listExport.expiresAt <= work.now) throw conflict(OVER);
  const tries = listExport.attempts;
  await beginAgain(work, listExport);
  work.audit("operation.tried-again", id, { kind: "export", task: null, tries });
}
