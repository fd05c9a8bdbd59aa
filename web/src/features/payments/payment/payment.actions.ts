import { may, OWNER } from "@travesia/api/permissions";
import { paymentLifecycle } from "@travesia/api/payments/payment/payment.lifecycle";
import type { PaymentRowFragment } from "./payments.generated.ts";

/** What can be done with a payment, besides looking at its files. */
export type PaymentAct = "verify" | "reject" | "attach" | "withdraw" | "reverse";

/** The acts that the server allows somebody now. */
export function paymentActs(
  role: number,
  { status, registeredByMe }: Pick<PaymentRowFragment, "status" | "registeredByMe">,
): ReadonlySet<PaymentAct> {
  const acts = new Set<PaymentAct>();
  const decides = may(role, "verifyPayments") && (!registeredByMe || role === OWNER);
  if (decides && paymentLifecycle.allows(status, "verified")) acts.add("verify").add("reject");
  if (status === "pending" && (registeredByMe || may(role, "verifyPayments"))) acts.add("attach");
  if (status === "pending" && registeredByMe) acts.add("withdraw");
  if (status === "verified" && may(role, "reversePayments")) acts.add("reverse");
  return acts;
}
