import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import type { Contract } from "../../../contracts/contract/contract.entity.ts";
import { settlePayments } from "../../../contracts/contract/sale/settle-payments.ts";
import { askOfDuplicates } from "../duplicate.ts";
import { findPayment } from "../payment.access.ts";
import { paymentActs } from "../payment.acts.rules.ts";
import "../payment.audit.ts";
import { lockWithContract } from "../payment-contract.ts";
import type { Payment } from "../payment.entity.ts";
import "../payment.events.ts";
import type { VerifyPaymentInput } from "../payment.inputs.ts";
import { paymentMoves } from "../payment-moves.ts";
import { refuseUnexplained } from "../payment.rules.ts";
import { readPaymentState } from "../payment-state.ts";
import "../../receipt/receipt.jobs.ts";

/**
 * Decides on a payment that awaits verification, never twice. A verified one counts in its contract from now
 * on and draws the number of its receipt, which a job prints and mails; a rejected one says why.
 * @throws Refusal CONFLICT when another payment may be this one and nobody accepted that.
 */
export async function verifyPayment(
  work: Work,
  { id, input }: { id: string; input: VerifyPaymentInput },
): Promise<string> {
  const { viewer } = work;
  if (!viewer) throw forbidden();
  const payment = await findPayment(work, id);
  const contract = await lockWithContract(work, payment);
  const status = input.status ?? "verified";
  const act = status === "verified" ? "verify" : "reject";
  paymentActs.refuse(act, work, await readPaymentState(work, payment));
  refuseUnexplained(status, input.observaciones);

  const accepted = input.aceptaDuplicado === true;
  const { referenciaPago, bancoOrigen, comprobanteSha256: sha256 } = payment;
  const duplicates =
    status === "verified"
      ? await askOfDuplicates(work, { id, referenciaPago, bancoOrigen, sha256 }, accepted)
      : [];

  payment.decisionNote = input.observaciones?.trim() || null;
  payment.verifiedBy = work.em.getReference(User, viewer.id);
  await (status === "verified"
    ? verify(work, payment, contract, duplicates)
    : reject(work, payment, contract));
  return payment.id;
}

async function verify(work: Work, payment: Payment, contract: Contract, duplicates: string[]): Promise<void> {
  const { id: paymentId, monto } = payment;
  const balance = contract.precioTotal - contract.totalPagado;
  const balanceAfter = balance - monto;
  const receiptNumber = await work.number("RC");
  Object.assign(payment, { balanceAfter, receiptNumber });
  const verified = {
    ...{ contractId: contract.id, monto, receiptNumber, balanceAfter },
    ...(duplicates.length > 0 && { possibleDuplicates: duplicates }),
  };
  work.move(paymentMoves, payment, "verified", { audit: ["payment.verified", verified] });
  await settlePayments(work, contract);
  await work.emit("payment.verified", { paymentId, contractId: contract.id });
  await work.job("payments.receipt", { paymentId }, `payment-receipt:${paymentId}`);
}

async function reject(work: Work, payment: Payment, contract: Contract): Promise<void> {
  const { id: paymentId, monto, decisionNote } = payment;
  work.move(paymentMoves, payment, "rejected", {
    audit: ["payment.rejected", { contractId: contract.id, monto, reason: decisionNote ?? "" }],
  });
  await work.emit("payment.rejected", { paymentId, contractId: contract.id });
}
