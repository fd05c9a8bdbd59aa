import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { settlePayments } from "../../../contracts/contract/sale/settle-payments.ts";
import { findPayment } from "../payment.access.ts";
import { paymentActs } from "../payment.acts.rules.ts";
import "../payment.audit.ts";
import { lockWithContract } from "../payment-contract.ts";
import "../payment.events.ts";
import { paymentMoves } from "../payment-moves.ts";
import { PaymentReversal } from "../payment-reversal.entity.ts";
import { readPaymentState } from "../payment-state.ts";
import "../../receipt/receipt.jobs.ts";

/**
 * Takes a verified payment back, with a reason: a row of its own books it, the payment becomes rejected and
 * its contract owes the amount again. The receipt keeps its number and is printed anew as annulled.
 */
export async function reversePayment(
  work: Work,
  { id, motivo }: { id: string; motivo: string },
): Promise<string> {
  const payment = await findPayment(work, id);
  const contract = await lockWithContract(work, payment);
  paymentActs.refuse("reverse", work, await readPaymentState(work, payment));

  const reason = motivo.trim();
  const by = work.viewer && work.em.getReference(User, work.viewer.id);
  work.add(Object.assign(new PaymentReversal(), { payment, monto: payment.monto, reason, at: work.now, by }));
  const { id: paymentId, monto, receiptNumber } = payment;
  const reversed = { contractId: contract.id, monto, receiptNumber: receiptNumber ?? "", reason };
  work.move(paymentMoves, payment, "rejected", { audit: ["payment.reversed", reversed] });
  payment.reversalReason = reason;
  payment.receiptKey = null;
  await settlePayments(work, contract);

  await work.emit("payment.reversed", { paymentId, contractId: contract.id });
  await work.job("payments.receipt", { paymentId }, `payment-receipt:${paymentId}`);
  return payment.id;
}
