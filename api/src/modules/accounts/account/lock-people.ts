import type { Work } from "../../../core/mutation/work.ts";
import { User } from "./user.entity.ts";

/** Locks people in the global lock order, before any of them is loaded. */
export async function lockPeople(work: Work, ids: readonly number[]): Promise<void> {
  for (const id of ids.toSorted((one, other) => one - other)) await work.lockById(User, id);
}
