import { addresses } from "@travesia/api/addresses";
import { path } from "../../../base/routes/path.ts";

/** Address of the approval and payment of several commissions. */
export const payoutPaths = {
  several: path(addresses.commissionsToPay),
};
