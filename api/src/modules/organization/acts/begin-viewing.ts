import type { Work } from "../../../core/mutation/work.ts";
import { beginViewingOf } from "../../accounts/viewing/keep-viewing.ts";
import { lockFor } from "../user.access.ts";

/** Begins to see as a person does, in this session; each beginning is told in the history. */
export async function beginViewing(work: Work, { userId }: { userId: number }): Promise<number> {
  const user = await lockFor(work, "viewAs", userId);
  await beginViewingOf(work, user.id);
  return user.id;
}
