import { addDays } from "../../../../core/colombia/days.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { bind, sql } from "../../../../core/read/sql.ts";
import { paidBy } from "../../payable/payable.ts";
import { Refund } from "../refund.entity.ts";
import { NOTICE_DAYS } from "../refund.rules.ts";

/**
 * Notifies the people who pay refunds of those due in three days or less, each once: marking the row claims
 * it, so that two processes never notify twice.
 */
export async function noteDueRefunds(work: Work): Promise<void> {
  const due = await work.rows<{ id: string; due_on: string }>(
    sql`update refunds set noticed_at = ${bind.now} where status = 'abierta' and noticed_at is null
       and due_on <= ${addDays(work.today, NOTICE_DAYS)}::date
     returning id, due_on::text as due_on`,
  );
  for (const { id, due_on: dueOn } of due) {
    work.audit("refund.due-near", id, { dueOn });
    const payable = paidBy(await work.em.findOneOrFail(Refund, { id }));
    await work.emit("refund.due-near", { refundId: id, payable });
  }
}
