import type { Work } from "../../../core/mutation/work.ts";
import { beginViewingOf } from "../../accounts/account/keep-viewing.ts";
import { lockFor } from "../user.access.ts";

/** Starts viewing the application as another person, in this session; the history records it. */
export async function beginViewing(work: Work, { userId }: { userId: number }): Promise<number> {
  const user = await lockFor(work, "viewAs", userId);
  await beginViewingOf(work, user.id);
  return user.id;
}
