import type { Work } from "../../../../core/mutation/work.ts";
import { endViewingOf } from "../../account/keep-viewing.ts";

/** Ends to see as a person does, in this session; what has ended meanwhile is no mistake. */
export async function endViewing(work: Work, { userId }: { userId: number }): Promise<string> {
  await endViewingOf(work, userId);
  return "Vuelves a ver con tu cuenta";
}
