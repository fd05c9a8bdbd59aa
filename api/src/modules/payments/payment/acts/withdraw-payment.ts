import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { findPayment } from "../payment.access.ts";
import { paymentActs } from "../payment.acts.rules.ts";
import "../payment.audit.ts";
import { lockWithContract } from "../payment-contract.ts";
import "../payment.events.ts";
import { paymentMoves } from "../payment-moves.ts";
import { WITHDRAWN } from "../payment.rules.ts";
import { readPaymentState } from "../payment-state.ts";

/** Takes a payment back that awaits verification, by who registered it: it is rejected and never counted. */
export async function withdrawPayment(work: Work, { id }: { id: string }): Promise<string> {
  const payment = await findPayment(work, id);
  const contract = await lockWithContract(work, payment);
  paymentActs.refuse("withdraw", work, await readPaymentState(work, payment));

  const withdrawn = { contractId: contract.id, monto: payment.monto };
  work.move(paymentMoves, payment, "rejected", { audit: ["payment.withdrawn", withdrawn] });
  payment.decisionNote = WITHDRAWN;
  payment.verifiedBy = work.viewer && work.em.getReference(User, work.viewer.id);
  await work.emit("payment.withdrawn", { paymentId: payment.id, contractId: contract.id });
  return payment.id;
}
