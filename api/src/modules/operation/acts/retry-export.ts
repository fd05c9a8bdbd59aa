import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { beginAgain } from "../../exports/begin-again.ts";
import { ListExport } from "../../exports/export.entity.ts";
import { NO_FAILED_EXPORT, NOT_FAILED, OVER } from "../operation.rules.ts";

/** Queues an export that failed within the last day again, in its maker's name. */
export async function retryExport(work: Work, { id }: { readonly id: string }): Promise<void> {
  const made = await work.find(ListExport, { id }, NO_FAILED_EXPORT);
  await work.lock(made);
  if (made.status !== "failed") throw conflict(NOT_FAILED);
  if (made.expiresAt === null || made.expiresAt <= work.now) throw conflict(OVER);
  const tries = made.attempts;
  await beginAgain(work, made);
  work.audit("operation.tried-again", id, { kind: "export", task: null, tries });
}
