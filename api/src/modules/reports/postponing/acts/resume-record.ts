import type { Work } from "../../../../core/mutation/work.ts";
import { lockOwner } from "../../../accounts/views/saved-view.access.ts";
import { PostponedRecord } from "../postponed-record.entity.ts";
import type { ResumeInput } from "../postponed-record.inputs.ts";

/** Shows a record again that the caller postponed; returns whether it was postponed. */
export async function resumeRecord(
  work: Work,
  { input: { kind, recordId } }: { input: ResumeInput },
): Promise<boolean> {
  const user = await lockOwner(work);
  const resumed = await work.em.nativeDelete(PostponedRecord, {
    user,
    kind,
    recordId,
    until: { $gt: work.today },
  });
  return resumed > 0;
}
