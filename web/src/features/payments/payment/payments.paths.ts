import { addresses } from "@travesia/api/addresses";
import { path } from "../../../app/routes/path.ts";

export const paymentPaths = {
  queue: path(addresses.payments),
  one: path(addresses.onePayment),
  /** A client's own page of their contract. */
  own: path(addresses.payment),
  followUp: path("/contract-payments"),
};
