import { addresses } from "@travesia/api/addresses";
import { path } from "../../../app/routes/path.ts";

/** Where several commissions are approved and paid. */
export const payoutPaths = {
  several: path(addresses.commissionsToPay),
};
