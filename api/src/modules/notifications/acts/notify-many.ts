import type { Work } from "../../../core/mutation/work.ts";
import { openBatch } from "../batch/acts/open-batch.ts";
import { NoticeBatch } from "../batch/notice-batch.entity.ts";
import type { NotifyManyInput } from "../notification.inputs.ts";

/**
 * Notifies several people in the caller's scope, by a job; returns their number. NOT_FOUND when one of them
 * is out of scope; then nobody is notified.
 */
export async function notifyMany(
  work: Work,
  { input: { userIds, ...notice } }: { input: NotifyManyInput },
): Promise<number> {
  const id = await openBatch(work, { audience: { userIds }, notice });
  return (await work.em.findOneOrFail(NoticeBatch, { id })).total;
}
