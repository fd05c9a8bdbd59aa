import type { Work } from "../../../../core/mutation/work.ts";
import { notify } from "../../notify.ts";
import { AT_ONCE } from "../batch.rules.ts";
import { NoticeBatch } from "../notice-batch.entity.ts";

/**
 * Notifies the next hundred people of a batch; returns whether there are more. The batch's row is locked
 * meanwhile, so that nobody is notified twice, even if the job runs several times.
 */
export async function notifySlice(work: Work, { batchId }: { batchId: string }): Promise<boolean> {
  const batch = await work.lockById(NoticeBatch, batchId);
  if (!batch || batch.finishedAt) return false;
  const { type, category, priority, title, message, link, data, userIds, told } = batch;
  const next = userIds.slice(told, told + AT_ONCE).map(Number);
  await notify(work, next, { type, category, priority, title, message, link, data });
  batch.told += next.length;
  if (batch.told === batch.total) batch.finishedAt = work.now;
  return batch.finishedAt === null;
}
