import type { Scope } from "../../../core/mutation/scope.ts";
import { type PaymentAct, paymentActs, type PaymentState } from "./payment.acts.rules.ts";
import type { Payment } from "./payment.entity.ts";

/**
 * Returns the facts of a payment that an act checks, read while the paid record and the payment are locked.
 */
async function paymentState(scope: Scope, payment: Payment, act: PaymentAct): Promise<PaymentState> {
  const facts = await scope.facts(payment, ...(paymentActs.rules[act].facts ?? []));
  const { status, monto, createdBy, decisionNote } = payment;
  return { ...facts, status, monto, decisionNote, createdById: createdBy?.id ?? null } as PaymentState;
}

/** @throws Refusal by the table of acts, unless the asker can do the act with the (locked) payment now. */
export async function refusePaymentAct(scope: Scope, payment: Payment, act: PaymentAct): Promise<void> {
  paymentActs.refuse(act, scope, await paymentState(scope, payment, act));
}
