import { type Day, today } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { WompiTransaction } from "../wompi/transaction.ts";
import { balanceOf, type Payable } from "../payable/payable.ts";
import { bookPayment } from "../payment/payment-booking.ts";
import {
  acceptPayment,
  declinePayment,
  holdForReview,
  reverseVerifiedPayment,
} from "../payment/decision/payment-decision.ts";
import { Payment } from "../payment/payment.entity.ts";
import type { ReviewCause } from "../payment/decision/review.rules.ts";
import type { CardAttempt } from "./attempt.entity.ts";
import { inCents, reasonOf } from "./card.rules.ts";

/** Facts on which the decision about an online payment is based. */
interface Basis {
  readonly transaction: WompiTransaction;
  readonly attempt: CardAttempt | null;
  /** True when the provider first refused this transaction and now approves it. */
  readonly contradicts: boolean;
}

/** Books a transaction reported by the provider as a pending payment; the provider decides on it. */
export async function bookOnlinePayment(
  work: Work,
  payable: Payable,
  attempt: CardAttempt | null,
  transaction: WompiTransaction,
): Promise<Payment> {
  const { id, reference, amountInCents, currency, methodType } = transaction;
  const repeated = await work.em.count(Payment, { wompiTransactionId: id });
  return bookPayment(work, payable, {
    // An amount with cents is reviewed by people, who see the provider's own figure beside it.
    monto: Math.max(1, Math.floor(amountInCents / 100)),
    fechaPago: paidOn(work, transaction),
    tipoPago: "wompi",
    pagadorNombre: attempt?.pagadorNombre ?? null,
    pagadorEmail: attempt?.pagadorEmail ?? null,
    pagadorTelefono: attempt?.pagadorTelefono ?? null,
    wompiReference: reference,
    wompiTransactionId: repeated ? null : id,
    metadatos: {
      transaccion: id,
      medio: methodType,
      monto_en_centavos: amountInCents,
      moneda: currency,
    },
  });
}

/**
 * Returns the payment day that the provider reports; today when the provider reports no day or a future day.
 */
function paidOn(work: Work, { finalizedAt, createdAt }: WompiTransaction): Day {
  const day = today(finalizedAt ?? createdAt ?? work.now);
  return day > work.today ? work.today : day;
}

/**
 * Applies the provider's decision to a payment. When approved as expected, the payment is verified; when
 * approved with a difference, people review it; when refused, it is rejected with the reason. When voided, a
 * verified payment is reversed and a pending one is rejected.
 */
export async function decideOnlinePayment(
  work: Work,
  payable: Payable,
  payment: Payment,
  basis: Basis,
): Promise<void> {
  const { status, statusMessage } = basis.transaction;
  switch (status) {
    case "APPROVED": {
      const why = doubt(work, payable, payment, basis);
      await (why === null
        ? acceptPayment(work, payment, payable)
        : holdForReview(work, payment, payable, why));
      return;
    }
    case "DECLINED":
    case "ERROR":
      if (payment.status === "pending")
        await declinePayment(work, payment, payable, reasonOf(status, statusMessage));
      return;
    case "VOIDED": {
      const reason = reasonOf(status, statusMessage);
      if (payment.status === "verified") await reverseVerifiedPayment(work, payment, payable, reason);
      else if (payment.status === "pending") await declinePayment(work, payment, payable, reason);
      await work.emit("card.voided", { paymentId: payment.id, payable: payable.ref });
      return;
    }
    default:
      return;
  }
}

/**
 * Returns the reason why people have to review an approved payment: it differs from the attempt, or the
 * record accepts no more payments. Null when no review is needed.
 */
function doubt(
  work: Work,
  payable: Payable,
  payment: Payment,
  { transaction: { amountInCents, currency }, attempt, contradicts }: Basis,
): ReviewCause | null {
  const expected = attempt ? attempt.monto : payable.price;
  if (contradicts) return "refused-before";
  if (currency !== "COP" || amountInCents !== inCents(expected)) return "other-amount";
  if (!payable.creditsByItself || !takesPayments(work, payable)) return "takes-no-payments";
  return payment.monto > balanceOf(payable) ? "above-balance" : null;
}

function takesPayments(work: Work, payable: Payable): boolean {
  try {
    payable.refuse("pay", work);
    return true;
  } catch {
    return false;
  }
}
