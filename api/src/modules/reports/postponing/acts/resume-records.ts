import type { Work } from "../../../../core/mutation/work.ts";
import { lockOwner } from "../../../accounts/views/saved-view.access.ts";
import { PostponedRecord } from "../postponed-record.entity.ts";

/** Shows the caller's postponed records again; returns their number. */
export async function resumeRecords(work: Work): Promise<number> {
  const user = await lockOwner(work);
  return work.em.nativeDelete(PostponedRecord, { user, until: { $gt: work.today } });
}
