import { addWorkingDays } from "../../../../core/colombia/working-days.ts";
import { SLICE } from "../../../../core/jobs/slices.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { bind, sql } from "../../../../core/read/sql.ts";
import { NOTICE_WORKING_DAYS } from "../objection.rules.ts";

/**
 * Notifies the people who answer about a batch of objections that are due by the next working day, once each.
 * Marking a row claims it, so that two processes never send the same notice. Returns whether there may be
 * more.
 */
export async function noteDueObjections(work: Work): Promise<boolean> {
  const until = addWorkingDays(work.today, NOTICE_WORKING_DAYS);
  const due = await work.rows<{ id: string; commission_id: string; due_on: string }>(
    sql`update commission_objections set noticed_at = ${bind.now} where id in (
       select id from commission_objections where status = 'abierta'
         and noticed_at is null and due_on <= ${until}::date
       order by due_on, id limit ${SLICE} for update skip locked)
     returning id, commission_id, due_on::text as due_on`,
  );
  for (const { id, commission_id: commissionId, due_on: dueOn } of due) {
    work.audit("commission-objection.due-near", id, { dueOn });
    await work.emit("commission-objection.due-near", { objectionId: id, commissionId });
  }
  return due.length === SLICE;
}
