import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { ForeignPicture } from "../foreign-picture/foreign-picture.entity.ts";
import { NO_FOREIGN_PICTURE, NOT_FAILED } from "../operation.rules.ts";

/**
 * Queues the download of a picture from another host again, within a minute, with the full number of
 * attempts.
 */
export async function retryForeignPicture(work: Work, { id }: { readonly id: string }): Promise<void> {
  const wanted = await work.forUpdate.find(ForeignPicture, { id }, NO_FOREIGN_PICTURE);
  if (wanted.failure === null) throw conflict(NOT_FAILED);
  const { tries } = wanted;
  wanted.tries = 0;
  wanted.failure = null;
  wanted.dueAt = work.now;
  work.audit("operation.tried-again", id, { kind: "picture", task: null, tries });
}
