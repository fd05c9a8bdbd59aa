import { assign } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { lockOwner } from "../../../accounts/views/saved-view.access.ts";
import { PostponedRecord } from "../postponed-record.entity.ts";
import type { PostponeInput } from "../postponed-record.inputs.ts";
import { refuseDay } from "../postponed-record.rules.ts";

/** Postpones a record of the caller's day to a later day; the days of other people do not change. */
export async function postponeRecord(
  work: Work,
  { input: { kind, recordId, until } }: { input: PostponeInput },
): Promise<boolean> {
  refuseDay(until, work.today);
  const user = await lockOwner(work);
  // A record whose day has arrived is no longer postponed.
  await work.em.nativeDelete(PostponedRecord, { user, until: { $lte: work.today } });
  const found = await work.em.findOne(PostponedRecord, { user, kind, recordId });
  assign(found ?? work.add(new PostponedRecord()), { user, kind, recordId, until });
  return true;
}
