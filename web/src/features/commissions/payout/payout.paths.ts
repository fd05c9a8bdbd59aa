import { addresses } from "@travesia/api/addresses";
import { path } from "../../../base/routes/path.ts";

/** Address of the page that approves and pays several commissions. */
export const payoutPaths = {
  several: path(addresses.commissionsToPay),
};
