import type { Work } from "../../../../core/mutation/work.ts";
import { ForeignPicture } from "../foreign-picture.entity.ts";
import { nextTry } from "../foreign-picture.rules.ts";

interface Args {
  readonly id: string;
  /** Reason in Spanish. */
  readonly why: string;
}

/** Notes why a picture of another host could not be fetched, and when it is tried again. */
export async function noteForeignPicture(work: Work, { id, why }: Args): Promise<void> {
  const wanted = await work.lockById(ForeignPicture, id);
  if (!wanted) return;
  wanted.failure = why;
  wanted.dueAt = nextTry(wanted.tries, work.now);
}
