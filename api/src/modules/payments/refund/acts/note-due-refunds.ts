import { addDays } from "../../../../core/colombia/days.ts";
import { SLICE } from "../../../../core/jobs/slices.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { bind, sql } from "../../../../core/read/sql.ts";
import { paidBy } from "../../payable/payable.ts";
import { Refund } from "../refund.entity.ts";
import { NOTICE_DAYS } from "../refund.rules.ts";

/**
 * Notifies the people who pay refunds of refunds due in three days or less, once per refund. Marking the row
 * claims it, so that two processes never notify twice. Returns whether more refunds may be left.
 */
export async function noteDueRefunds(work: Work): Promise<boolean> {
  const due = await work.rows<{ id: string; due_on: string }>(
    sql`update refunds set noticed_at = ${bind.now} where id in (
       select id from refunds where status = 'abierta' and noticed_at is null
         and due_on <= ${addDays(work.today, NOTICE_DAYS)}::date
       order by due_on, id limit ${SLICE} for update skip locked)
     returning id, due_on::text as due_on`,
  );
  for (const { id, due_on: dueOn } of due) {
    work.audit("refund.due-near", id, { dueOn });
    const payable = paidBy(await work.em.findOneOrFail(Refund, { id }));
    await work.emit("refund.due-near", { refundId: id, payable });
  }
  return due.length === SLICE;
}
