import { type PaymentAct, paymentActs } from "@travesia/api/payments/payment/payment.acts.rules";
import { type OfferedActs, offeredActs } from "../../../app/acts/offered-acts.ts";
import type { PaymentRowFragment } from "./payments.generated.ts";

export type { PaymentAct };
/** What somebody is shown of the acts on a payment, besides looking at its files. */
export type OfferedPaymentActs = OfferedActs<PaymentAct>;

/** What a screen knows of a payment; who registered it is not shown to clients. */
type Seen = Pick<PaymentRowFragment, "status" | "monto" | "saldoPendiente" | "createdBy">;

/** What somebody is offered to do with a payment, as the server decides. */
export const offeredPaymentActs = (
  viewer: { readonly id: number; readonly role: number },
  { createdBy, ...payment }: Seen,
): OfferedPaymentActs => offeredActs(paymentActs, viewer, { ...payment, createdById: createdBy?.id ?? null });
