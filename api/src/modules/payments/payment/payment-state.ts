import type { Scope } from "../../../core/mutation/scope.ts";
import { type PaymentAct, paymentActs, type PaymentState } from "./payment.acts.rules.ts";
import type { Payment } from "./payment.entity.ts";

/**
 * Refuses an act that the caller cannot do on the payment now, according to the table of acts. Its
 * facts are read while the paid record and the payment are locked. Returns the other facts that the act
 * needs, read in the same query.
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
  const { status, monto, retenido, contract, createdBy, decisionNote } = payment;
  const state = {
    ...facts,
    status,
    monto,
    retenido,
    contractId: contract?.id ?? null,
    decisionNote,
    createdById: createdBy?.id ?? null,
  };
  paymentActs.refuse(act, scope, state as PaymentState);
  return facts as Pick<Payment, K>;
}
