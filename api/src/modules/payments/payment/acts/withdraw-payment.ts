import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { paidId } from "../../payable/payable.ts";
import { findPayment } from "../payment.access.ts";
import "../payment.audit.ts";
import { lockWithPayable } from "../payment-payable.ts";
import "../payment.events.ts";
import { paymentMoves } from "../payment-moves.ts";
import { WITHDRAWN } from "../payment.rules.ts";
import { refusePaymentAct } from "../payment-state.ts";

/** Takes a payment back that awaits verification, by who registered it: it is rejected and never counted. */
export async function withdrawPayment(work: Work, { id }: { id: string }): Promise<string> {
  const payment = await findPayment(work, id);
  const { ref } = await lockWithPayable(work, payment);
  await refusePaymentAct(work, payment, "withdraw");

  const withdrawn = { ...paidId(ref), monto: payment.monto };
  work.move(paymentMoves, payment, "rejected", { audit: ["payment.withdrawn", withdrawn] });
  payment.decisionNote = WITHDRAWN;
  payment.verifiedBy = work.viewer && work.em.getReference(User, work.viewer.id);
  await work.emit("payment.withdrawn", { paymentId: payment.id, payable: ref });
  return payment.id;
}
