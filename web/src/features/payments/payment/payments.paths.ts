import { addresses, tabOf } from "@travesia/api/addresses";
import { path } from "../../../base/routes/path.ts";

/** Address value of the filter for payments in review: pending, but not awaiting verification. */
export const IN_REVIEW = "revision";

/** Address value of the filter for payments that the viewer may verify. */
export const FOR_ME = "mia";

export const paymentPaths = {
  queue: path(addresses.payments),
  one: path(addresses.onePayment),
  /** Address of the list of payments in review that the viewer may decide on. */
  inReview: `${addresses.payments}?ver=todos&status=${IN_REVIEW}&espera=${FOR_ME}`,
  /** Address of the list of payments that the user may verify. */
  forMe: `${addresses.payments}?ver=todos&espera=${FOR_ME}`,
  /** Page of a client for the client's own contract. */
  own: path(addresses.payment),
  /** Returns the address of one refund, of one case, or of the overdue cases, opened beside their list. */
  refund: (id: string) => `${addresses.payments}?ver=devoluciones&devolucion=${id}`,
  refunds: (show = "") => `${addresses.payments}?ver=devoluciones${show && `&estado=${show}`}`,
  chargeback: (id: string) => `${addresses.payments}?ver=reversiones&caso=${id}`,
  chargebacks: (show = "") => `${addresses.payments}?ver=reversiones${show && `&estado=${show}`}`,
  receivables: path("/panel/cartera"),
  /** Returns the address of the queue: clients to remind today of overdue amounts. */
  collecting: (): string => `${paymentPaths.receivables.to()}?cobrar=hoy`,
  /** Returns the address of a contract's page with the form of a new payment open. */
  register: (contractId: string) => `${tabOf("contract", contractId, "pagos")}&accion=pago`,
  followUp: path("/contract-payments"),
};
