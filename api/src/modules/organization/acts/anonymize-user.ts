import type { Work } from "../../../core/mutation/work.ts";
import { eraseAccount } from "../../accounts/personal-data/erase-account.ts";
import { handOver } from "../succession.ts";
import { lockFor, lockWithSuccessor } from "../user.access.ts";

/**
 * Erases a person's data from their account permanently, at the person's request (Ley 1581 de 2012 art. 15);
 * records that refer to the account are kept.
 * @throws Refusal CONFLICT for the caller's own account, the last OWNER, a team without a successor, a
 * future trip, and unpaid commissions.
 */
export async function anonymizeUser(
  work: Work,
  { id, successorId }: { id: number; successorId?: number | null },
): Promise<number> {
  await work.lockName("hierarchy");
  await lockWithSuccessor(work, id, successorId);
  const user = await lockFor(work, "anonymize", id);
  await handOver(work, user, successorId);
  await work.save();
  await eraseAccount(work, user);
  return id;
}
