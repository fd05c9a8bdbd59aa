import type { Work } from "../../../core/mutation/work.ts";
import { forgetPictures } from "../../accounts/account/pictures.ts";
import { switchOff } from "../departure.ts";
import { handOver } from "../succession.ts";
import { lockFor, lockWithSuccessor } from "../user.access.ts";
import { hasRecords } from "../user-records.ts";

/**
 * Deletes an account without records; any other account is deactivated and kept. Returns whether it was
 * kept.
 * @throws Refusal CONFLICT for the caller, the last OWNER, and a team without a successor.
 */
export async function deleteUser(
  work: Work,
  { id, successorId }: { id: number; successorId?: number | null },
): Promise<boolean> {
  await work.lockName("hierarchy");
  await lockWithSuccessor(work, id, successorId);
  const user = await lockFor(work, "delete", id);
  await handOver(work, user, successorId);
  await work.save();
  await switchOff(work, user);
  if (await hasRecords(work, user)) return true;
  await forgetPictures(work, user);
  work.audit("user.deleted", id, { role: user.role });
  work.em.remove(user);
  return false;
}
