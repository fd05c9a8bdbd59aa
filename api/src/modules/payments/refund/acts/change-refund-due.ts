import { assign } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { lockVisibleRefund } from "../refund.access.ts";
import type { RefundDueInput } from "../refund.inputs.ts";
import { refuseDueDay } from "../refund.rules.ts";
import { refuseRefundAct } from "../refund-state.ts";

/**
 * Changes the day by which a refund must be paid, with a reason. The people who pay refunds will be notified
 * again before the new day.
 */
export async function changeRefundDue(
  work: Work,
  { id, input: { dueOn, motivo } }: { id: string; input: RefundDueInput },
): Promise<string> {
  const { refund } = await lockVisibleRefund(work, id);
  await refuseRefundAct(work, refund, "changeDue");
  refuseDueDay(dueOn, work.today);
  const before = refund.dueOn;
  if (before === dueOn) return refund.id;
  assign(refund, { dueOn, noticedAt: null });
  work.audit("refund.due-changed", refund.id, { before, after: dueOn, reason: motivo.trim() });
  return refund.id;
}
