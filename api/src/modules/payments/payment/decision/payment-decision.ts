import { make, assign } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { endDocuments, issueDocument } from "../../../../core/verification/issue-document.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { balanceOf, paidId, type Payable } from "../../payable/payable.ts";
import type { Payment } from "../payment.entity.ts";
import { paymentMoves } from "../payment-moves.ts";
import type { Explained } from "../suspicion/ask-reason.ts";
import { IN_REVIEW, type ReviewCause } from "./review.rules.ts";
import { PaymentReversal } from "../payment-reversal.entity.ts";

/** Returns the person who decides on a payment; null when the card provider decides. */
const decider = ({ viewer, em }: Work): User | null => viewer && em.getReference(User, viewer.id);

/**
 * Verifies a payment: it counts from now on and gets a receipt number; a job prints and e-mails the receipt.
 * The caller holds the locks and has checked the permission. Without a signed-in person, the payment was
 * verified by the provider.
 */
export async function acceptPayment(
  work: Work,
  payment: Payment,
  payable: Payable,
  { note = null, explained = null }: { note?: string | null; explained?: Explained | null } = {},
): Promise<void> {
  const { id: paymentId, monto, retenido } = payment;
  const balanceAfter = balanceOf(payable) - monto - retenido;
  const receiptNumber = await work.number("RC");
  assign(payment, {
    balanceAfter,
    receiptNumber,
    decisionNote: note,
    verifiedBy: decider(work),
  });
  const { duplicates = [], reason = null } = explained ?? {};
  const verified = {
    ...paidId(payable.ref),
    monto,
    receiptNumber,
    balanceAfter,
    ...(retenido > 0 && { retenido }),
    ...(duplicates.length > 0 && { possibleDuplicates: [...duplicates] }),
    ...(reason !== null && { graveReason: reason }),
  };
  issueDocument(work, { kind: "receipt", number: receiptNumber, recordId: paymentId });
  work.move(paymentMoves, payment, "verified", { audit: ["payment.verified", verified] });
  await payable.settle(work);
  await work.emit("payment.verified", { paymentId, payable: payable.ref });
  await work.job("payments.receipt", { paymentId }, `payment-receipt:${paymentId}`);
}

/**
 * Puts a payment into review because the card provider's report differs from the records. It stays pending,
 * counts nowhere, and accounting is notified. The caller holds the locks.
 */
export async function holdForReview(
  work: Work,
  payment: Payment,
  payable: Payable,
  why: ReviewCause,
): Promise<void> {
  payment.decisionNote = IN_REVIEW;
  work.audit("payment.in-review", payment.id, { ...paidId(payable.ref), monto: payment.monto, why });
  await work.emit("payment.in-review", { paymentId: payment.id, payable: payable.ref });
}

/** Rejects a payment that awaits verification, with a reason; the caller holds the locks. */
export async function declinePayment(
  work: Work,
  payment: Payment,
  payable: Payable,
  reason: string,
): Promise<void> {
  const { id: paymentId, monto } = payment;
  assign(payment, { decisionNote: reason, verifiedBy: decider(work) });
  work.move(paymentMoves, payment, "rejected", {
    audit: ["payment.rejected", { ...paidId(payable.ref), monto, reason }],
  });
  await work.emit("payment.rejected", { paymentId, payable: payable.ref });
}

/**
 * Reverses a verified payment, with a reason. A separate row books the reversal, the payment becomes rejected
 * and its amount is owed again. The receipt keeps its number and is printed again as annulled. The caller
 * holds the locks.
 */
export async function reverseVerifiedPayment(
  work: Work,
  payment: Payment,
  payable: Payable,
  reason: string,
): Promise<void> {
  const { id: paymentId, monto, receiptNumber } = payment;
  work.add(make(PaymentReversal, { payment, monto, reason, at: work.now, by: decider(work) }));
  const reversed = { ...paidId(payable.ref), monto, receiptNumber: receiptNumber ?? "", reason };
  work.move(paymentMoves, payment, "rejected", { audit: ["payment.reversed", reversed] });
  payment.reversalReason = reason;
  payment.receiptKey = null;
  // The annulled copy is a separate document: the client who holds the first copy learns that it no longer
  // counts.
  await endDocuments(work, paymentId, "anulado", ["receipt"]);
  issueDocument(work, {
    kind: "receipt",
    number: receiptNumber ?? "",
    recordId: paymentId,
    state: "anulado",
  });
  await payable.settle(work);
  await work.emit("payment.reversed", { paymentId, payable: payable.ref });
  await work.job("payments.receipt", { paymentId }, `payment-receipt:${paymentId}`);
}
