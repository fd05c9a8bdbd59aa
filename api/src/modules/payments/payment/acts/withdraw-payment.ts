import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { findPayment } from "../payment.access.ts";
import "../payment.audit.ts";
import { lockWithContract } from "../payment-contract.ts";
import "../payment.events.ts";
import { paymentMoves } from "../payment-moves.ts";
import { refuseWithdrawal, WITHDRAWN } from "../payment.rules.ts";

/** Takes a payment back that awaits verification, by who registered it: it is rejected and never counted. */
export async function withdrawPayment(work: Work, { id }: { id: string }): Promise<string> {
  const payment = await findPayment(work, id);
  const contract = await lockWithContract(work, payment);
  refuseWithdrawal(
    { status: payment.status, registeredById: payment.createdBy?.id ?? null },
    work.viewer?.id ?? null,
  );

  const withdrawn = { contractId: contract.id, monto: payment.monto };
  work.move(paymentMoves, payment, "rejected", { audit: ["payment.withdrawn", withdrawn] });
  payment.decisionNote = WITHDRAWN;
  payment.verifiedBy = work.viewer && work.em.getReference(User, work.viewer.id);
  await work.emit("payment.withdrawn", { paymentId: payment.id, contractId: contract.id });
  return payment.id;
}
