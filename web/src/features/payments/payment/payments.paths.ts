import { addresses, tabOf } from "@travesia/api/addresses";
import { path } from "../../../base/routes/path.ts";

/** Value in the address that shows the payments in review: pending, but not awaiting verification. */
export const IN_REVIEW = "revision";

/** The value of the address that shows the payments that the viewer may verify. */
export const FOR_ME = "mia";

export const paymentPaths = {
  queue: path(addresses.payments),
  one: path(addresses.onePayment),
  /** The payments in review that the viewer may decide on, in their list. */
  inReview: `${addresses.payments}?ver=todos&status=${IN_REVIEW}&espera=${FOR_ME}`,
  /** Address of the payments that the user may verify, in their list. */
  forMe: `${addresses.payments}?ver=todos&espera=${FOR_ME}`,
  /** Page of a client for their own contract. */
  own: path(addresses.payment),
  /** Address of one refund, one case, or the late cases, beside their list. */
  refund: (id: string) => `${addresses.payments}?ver=devoluciones&devolucion=${id}`,
  refunds: (show = "") => `${addresses.payments}?ver=devoluciones${show && `&estado=${show}`}`,
  chargeback: (id: string) => `${addresses.payments}?ver=reversiones&caso=${id}`,
  chargebacks: (show = "") => `${addresses.payments}?ver=reversiones${show && `&estado=${show}`}`,
  receivables: path("/panel/cartera"),
  /** Address of the lane of clients to write today about overdue amounts. */
  collecting: (): string => `${paymentPaths.receivables.to()}?cobrar=hoy`,
  /** The page of a contract, with the registration of a payment begun. */
  register: (contractId: string) => `${tabOf("contract", contractId, "pagos")}&accion=pago`,
  followUp: path("/contract-payments"),
};
