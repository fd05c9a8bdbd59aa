import type { Work } from "../../../core/mutation/work.ts";
import type { NotifyManyInput } from "../notification.inputs.ts";
import { sendNotice } from "../send-notice.ts";

/**
 * Tells many people of one's reach; answers how many. NOT_FOUND when one of them is out of reach: then nobody
 * is told.
 */
export async function notifyMany(work: Work, { userIds, ...notice }: NotifyManyInput): Promise<number> {
  return (await sendNotice(work, userIds, notice)).length;
}
