import type { Work } from "../../../../core/mutation/work.ts";
import { ForeignPicture } from "../foreign-picture.entity.ts";
import { nextTry } from "../foreign-picture.rules.ts";

interface Args {
  readonly id: string;
  /** Reason in Spanish why the picture could not be fetched. */
  readonly why: string;
}

/** Records why a picture on another host could not be fetched, and when the next attempt is due. */
export async function noteForeignPicture(work: Work, { id, why }: Args): Promise<void> {
  const wanted = await work.lockById(ForeignPicture, id);
  if (!wanted) return;
  wanted.failure = why;
  wanted.dueAt = nextTry(wanted.tries, work.now);
}
