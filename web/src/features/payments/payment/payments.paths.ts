import { addresses } from "@travesia/api/addresses";
import { path } from "../../../app/routes/path.ts";

export const paymentPaths = {
  queue: path(addresses.payments),
  followUp: path("/contract-payments"),
};
