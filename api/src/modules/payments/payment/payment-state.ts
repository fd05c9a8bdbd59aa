import type { Scope } from "../../../core/mutation/scope.ts";
import type { PaymentState } from "./payment.acts.rules.ts";
import type { Payment } from "./payment.entity.ts";

/** What acts look at of a payment, as it stands in this transaction when contract and payment are locked. */
export async function readPaymentState(reach: Scope, payment: Payment): Promise<PaymentState> {
  const { status, monto, createdBy } = payment;
  const { saldoContrato } = await reach.facts(payment, "saldoContrato");
  return { status, monto, createdById: createdBy?.id ?? null, saldoContrato };
}
