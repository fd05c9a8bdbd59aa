import { type Day, today } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { WompiTransaction } from "../wompi/transaction.ts";
import { balanceOf, type Payable } from "../payable/payable.ts";
import { bookPayment } from "../payment/payment-booking.ts";
import {
  acceptPayment,
  declinePayment,
  holdForReview,
  takeBackPayment,
} from "../payment/decision/payment-decision.ts";
import { Payment } from "../payment/payment.entity.ts";
import type { ReviewCause } from "../payment/decision/review.rules.ts";
import type { CardAttempt } from "./attempt.entity.ts";
import { inCents, reasonOf } from "./card.rules.ts";

/** Grounds on which a payment is decided. */
interface Basis {
  readonly transaction: WompiTransaction;
  readonly attempt: CardAttempt | null;
  /** True when the provider refused this transaction before and now approves it. */
  readonly contradicts: boolean;
}

/** Books a transaction that the provider reported as a payment that waits for the provider's decision. */
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
 * Returns the day of payment that the provider reports, or today when it reports none, or a day in the
 * future.
 */
function paidOn(work: Work, { finalizedAt, createdAt }: WompiTransaction): Day {
  const day = today(finalizedAt ?? createdAt ?? work.now);
  return day > work.today ? work.today : day;
}

/**
 * Applies the provider's decision to a payment: approved as expected, it counts; approved otherwise, it is
 * reviewed by people; refused, it is rejected with its reason; voided, it is reversed, or rejected if it did
 * not count yet.
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
      if (payment.status === "verified") await takeBackPayment(work, payment, payable, reason);
      else if (payment.status === "pending") await declinePayment(work, payment, payable, reason);
      await work.emit("card.voided", { paymentId: payment.id, payable: payable.ref });
      return;
    }
    default:
      return;
  }
}

/**
 * Returns the reason to review an approved payment: it differs from the attempt, or cannot be taken any more;
 * null when it agrees.
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
