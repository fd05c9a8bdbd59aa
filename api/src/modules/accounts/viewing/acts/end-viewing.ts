import type { Work } from "../../../../core/mutation/work.ts";
import { endViewingOf } from "../../account/keep-viewing.ts";

/** Stops viewing as a person in this session; it is no error when that has ended already. */
export async function endViewing(work: Work, { userId }: { userId: number }): Promise<string> {
  await endViewingOf(work, userId);
  return "Vuelves a ver con tu cuenta";
}
