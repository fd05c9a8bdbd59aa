import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { paidId, type PayableRef } from "../../payable/payable.ts";
import type { Payment } from "../payment.entity.ts";
import { paymentMoves } from "../payment-moves.ts";
import { WITHDRAWN } from "../payment.rules.ts";

/**
 * Withdraws a locked payment that awaits verification, on behalf of the person who sent it. The payment is
 * rejected and never counted.
 */
export async function markWithdrawn(work: Work, payment: Payment, ref: PayableRef): Promise<void> {
  const withdrawn = { ...paidId(ref), monto: payment.monto };
  work.move(paymentMoves, payment, "rejected", { audit: ["payment.withdrawn", withdrawn] });
  payment.decisionNote = WITHDRAWN;
  payment.verifiedBy = work.viewer && work.em.getReference(User, work.viewer.id);
  await work.emit("payment.withdrawn", { paymentId: payment.id, payable: ref });
}
