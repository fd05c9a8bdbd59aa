import { type Day, today } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { WompiTransaction } from "../../../core/wompi/transaction.ts";
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
import "./card.events.ts";
import { inCents, reasonOf } from "./card.rules.ts";

/** What a payment is decided by. */
interface Telling {
  readonly told: WompiTransaction;
  readonly attempt: CardAttempt | null;
  /** Whether the provider refused this transaction before and now approves it. */
  readonly contradicts: boolean;
}

/** Books what the provider told of as a payment that waits for the provider's decision. */
export async function bookOnlinePayment(
  work: Work,
  payable: Payable,
  attempt: CardAttempt | null,
  told: WompiTransaction,
): Promise<Payment> {
  const { id, reference, amountInCents, currency, methodType } = told;
  const repeated = await work.em.count(Payment, { wompiTransactionId: id });
  return bookPayment(work, payable, {
    // What is no whole peso goes to the people who review it; the provider's own figure stands beside it.
    monto: Math.max(1, Math.floor(amountInCents / 100)),
    fechaPago: paidOn(work, told),
    tipoPago: "wompi",
    pagadorNombre: attempt?.pagadorNombre ?? null,
    pagadorEmail: attempt?.pagadorEmail ?? null,
    pagadorTelefono: attempt?.pagadorTelefono ?? null,
    wompiReference: reference,
    wompiTransactionId: repeated ? null : id,
    metadatos: {
      ...{ transaccion: id, medio: methodType, monto_en_centavos: amountInCents, moneda: currency },
    },
  });
}

/** The day that the provider tells, or today where it tells none, or one that is still to come. */
function paidOn(work: Work, { finalizedAt, createdAt }: WompiTransaction): Day {
  const day = today(finalizedAt ?? createdAt ?? work.now);
  return day > work.today ? work.today : day;
}

/**
 * Lets the provider's word decide on a payment: what it approved as expected counts, what it approved
 * otherwise is looked at by people, what it refused is rejected with its reason, what it voided is taken
 * back.
 */
export async function decideOnlinePayment(
  work: Work,
  payable: Payable,
  payment: Payment,
  telling: Telling,
): Promise<void> {
  const { status, statusMessage } = telling.told;
  switch (status) {
    case "APPROVED": {
      const why = doubt(work, payable, payment, telling);
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

/** Why what was approved is not what somebody set out to pay, or cannot be paid any more; null when it is. */
function doubt(
  work: Work,
  payable: Payable,
  payment: Payment,
  { told: { amountInCents, currency }, attempt, contradicts }: Telling,
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
