import type { Work } from "../../../core/mutation/work.ts";
import { eraseAccount } from "../../accounts/personal-data/erase-account.ts";
import { handOver } from "../succession.ts";
import { lockFor, lockWithSuccessor } from "../user.access.ts";

/**
 * Removes a person's data from their account on their behalf, for ever (Ley 1581 de 2012 art. 15); the
 * records that name it stay.
 * @throws Refusal CONFLICT for the caller's own account, the last OWNER, a team without successor, a trip
 * still to be made, commissions still to be paid.
 */
export async function anonymizeUser(
  work: Work,
  { id, successorId }: { id: number; successorId?: number | null },
): Promise<number> {
  await work.turn("hierarchy");
  await lockWithSuccessor(work, id, successorId);
  const user = await lockFor(work, "anonymize", id);
  await handOver(work, user, successorId);
  await work.save();
  await eraseAccount(work, user);
  return id;
}
