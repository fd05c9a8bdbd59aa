import type { Scope } from "../../../core/mutation/scope.ts";
import { type PaymentAct, paymentActs, type PaymentState } from "./payment.acts.rules.ts";
import type { Payment } from "./payment.entity.ts";

/**
 * Refuses by the table of acts, unless the caller can do the act with the payment now. Its facts are read
 * while the paid record and the payment are locked. Returns the other facts that the act needs, read with
 * them.
 * @throws Refusal as the table states.
 */
export async function refusePaymentAct<K extends keyof Payment & string = never>(
  scope: Scope,
  payment: Payment,
  act: PaymentAct,
  ...besides: readonly K[]
): Promise<Pick<Payment, K>> {
  const names: readonly (keyof Payment & string)[] = [...(paymentActs.rules[act].facts ?? []), ...besides];
  const facts = await scope.facts(payment, ...names);
  const { status, monto, createdBy, decisionNote } = payment;
  const state = { ...facts, status, monto, decisionNote, createdById: createdBy?.id ?? null };
  paymentActs.refuse(act, scope, state as PaymentState);
  return facts as Pick<Payment, K>;
}
