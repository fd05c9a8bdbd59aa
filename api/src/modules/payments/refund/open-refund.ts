import { make } from "../../../core/rows.ts";
import type { Day } from "../../../core/colombia/days.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { paidId, type Payable, payableRelations } from "../payable/payable.ts";
import type { Payment } from "../payment/payment.entity.ts";
import { bringAccount } from "./account/bring-account.ts";
import { accountText } from "./refund.rules.ts";
import { Refund } from "./refund.entity.ts";
import type { RefundReason } from "./refund.enums.ts";

/** Amount of a refund, its reason and its due day. */
export interface Owed {
  /** Amount to refund, in COP. */
  readonly monto: Cop;
  readonly reason: RefundReason;
  /** Day by which the client must have the money. */
  readonly dueOn: Day;
  /** Payment in review that is refunded; absent for other refunds. */
  readonly payment?: Payment;
  readonly note?: string | null;
  /**
   * True when a person decided on the refund, who then may not pay it; false when it follows automatically
   * from another act.
   */
  readonly decided?: boolean;
}

/**
 * Opens a refund due on a day. It uses the account that the client entered for another refund of the same
 * record, if any. Returns null when there is nothing to refund. The caller holds the lock of the paid record.
 */
export async function openRefund(work: Work, payable: Payable, owed: Owed): Promise<Refund | null> {
  const { monto, reason, dueOn, payment = null, note = null, decided = false } = owed;
  if (monto === 0) return null;
  const { ref, record } = payable;
  const refund = make(Refund, {
    monto,
    reason,
    dueOn,
    payment,
    note,
    [payableRelations[ref.kind]]: record,
    createdBy: decided && work.viewer ? work.em.getReference(User, work.viewer.id) : null,
  });
  await bringAccount(work, refund, ref);
  work.add(refund);
  const cuenta = accountText(refund);
  const opened = { ...paidId(ref), monto, reason, dueOn, ...(note && { note }), ...(cuenta && { cuenta }) };
  work.audit("refund.opened", refund.id, { ...opened, ...(payment && { paymentId: payment.id }) });
  await work.emit("refund.opened", { refundId: refund.id, payable: ref });
  return refund;
}
