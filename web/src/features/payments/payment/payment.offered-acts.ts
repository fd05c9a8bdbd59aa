import { type PaymentAct, paymentActs } from "@travesia/api/payments/payment/payment.acts.rules";
import { isInReview } from "@travesia/api/payments/payment/decision/review.rules";
import { type OfferedActs, offeredActs } from "../../../base/acts/offered-acts.ts";
import type { PaymentRowFragment } from "./payments.generated.ts";

export type { PaymentAct };
/** Acts on a payment that the viewer may use, other than opening its files. */
export type OfferedPaymentActs = OfferedActs<PaymentAct>;

/** Fields of a payment that determine the offered acts; clients do not see who registered it. */
type Seen = Pick<
  PaymentRowFragment,
  | "status"
  | "monto"
  | "retenido"
  | "contractId"
  | "saldoPendiente"
  | "esperaProveedor"
  | "sustentaDevolucion"
  | "sustentaRetenido"
  | "mesCerrado"
  | "decisionNote"
  | "createdBy"
>;

/**
 * Returns whether an act that ends an unverified payment is the wrong one for its state: payments in
 * review are refunded, other payments are rejected.
 */
const isOther = (act: PaymentAct, payment: Seen): boolean =>
  act === (isInReview(payment) ? "reject" : "refund");

/** Returns the acts on a payment that the viewer may use, by the server's rules. */
export const offeredPaymentActs = (
  viewer: { readonly id: number; readonly role: number },
  { createdBy, ...payment }: Seen,
): OfferedPaymentActs =>
  new Map(
    [...offeredActs(paymentActs, viewer, { ...payment, createdById: createdBy?.id ?? null })].filter(
      ([act]) => !isOther(act, { createdBy, ...payment }),
    ),
  );
