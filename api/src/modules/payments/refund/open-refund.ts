import type { Day } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/cop.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { paidId, type Payable, payableRelations } from "../payable/payable.ts";
import type { Payment } from "../payment/payment.entity.ts";
import "./refund.audit.ts";
import { Refund } from "./refund.entity.ts";
import type { RefundReason } from "./refund.enums.ts";
import "./refund.events.ts";

/**
 * Opens a refund of an amount (COP) that its client has by a day; null where there is nothing to give back.
 * The caller holds the lock of what was paid. `payment` is the one in review that goes back.
 */
export async function openRefund(
  work: Work,
  payable: Payable,
  monto: Cop,
  reason: RefundReason,
  dueOn: Day,
  payment: Payment | null = null,
): Promise<Refund | null> {
  if (monto === 0) return null;
  const { ref, record } = payable;
  const refund = Object.assign(new Refund(), {
    ...{ monto, reason, dueOn, payment },
    [payableRelations[ref.kind]]: record,
    createdBy: work.viewer && work.em.getReference(User, work.viewer.id),
  });
  work.add(refund);
  const opened = { ...paidId(ref), monto, reason, dueOn, ...(payment && { paymentId: payment.id }) };
  work.audit("refund.opened", refund.id, opened);
  await work.emit("refund.opened", { refundId: refund.id, payable: ref });
  return refund;
}
