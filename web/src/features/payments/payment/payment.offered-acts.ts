import { type PaymentAct, paymentActs } from "@travesia/api/payments/payment/payment.acts.rules";
import { isInReview } from "@travesia/api/payments/payment/decision/review.rules";
import { type OfferedActs, offeredActs } from "../../../app/acts/offered-acts.ts";
import type { PaymentRowFragment } from "./payments.generated.ts";

export type { PaymentAct };
/** What somebody is shown of the acts on a payment, besides looking at its files. */
export type OfferedPaymentActs = OfferedActs<PaymentAct>;

/** What a screen knows of a payment; who registered it is not shown to clients. */
type Seen = Pick<
  PaymentRowFragment,
  | "status"
  | "monto"
  | "saldoPendiente"
  | "esperaProveedor"
  | "sustentaDevolucion"
  | "mesCerrado"
  | "decisionNote"
  | "createdBy"
>;

/** Of the two that end a payment without counting it the other one: what came in goes back. */
const isOther = (act: PaymentAct, payment: Seen): boolean =>
  act === (isInReview(payment) ? "reject" : "refund");

/** What somebody is offered to do with a payment, as the server decides. */
export const offeredPaymentActs = (
  viewer: { readonly id: number; readonly role: number },
  { createdBy, ...payment }: Seen,
): OfferedPaymentActs =>
  new Map(
    [...offeredActs(paymentActs, viewer, { ...payment, createdById: createdBy?.id ?? null })].filter(
      ([act]) => !isOther(act, { createdBy, ...payment }),
    ),
  );
