import { addDays } from "../../../../core/colombia/days.ts";
import { SLICE } from "../../../../core/jobs/slices.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { bind, sql } from "../../../../core/read/sql.ts";
import { paidBy } from "../../payable/payable.ts";
import { Payment } from "../../payment/payment.entity.ts";
import { NOTICE_DAYS } from "../chargeback.rules.ts";

/**
 * Notifies the people who answer claims of cases whose deadline is three days away or less, once per case.
 * Marking the row claims it, so that two processes never notify twice. Returns whether more cases may be
 * left.
 */
export async function noteDueChargebacks(work: Work): Promise<boolean> {
  const due = await work.rows<{ id: string; payment_id: string; due_on: string }>(
    sql`update chargebacks set noticed_at = ${bind.now} where id in (
       select id from chargebacks where status = 'abierto' and noticed_at is null
         and due_on <= ${addDays(work.today, NOTICE_DAYS)}::date
       order by due_on, id limit ${SLICE} for update skip locked)
     returning id, payment_id, due_on::text as due_on`,
  );
  for (const { id, payment_id: paymentId, due_on: dueOn } of due) {
    work.audit("chargeback.due-near", id, { dueOn });
    const payable = paidBy(await work.em.findOneOrFail(Payment, { id: paymentId }));
    await work.emit("chargeback.due-near", { chargebackId: id, payable });
  }
  return due.length === SLICE;
}
