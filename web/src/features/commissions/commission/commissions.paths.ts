import { addresses } from "@travesia/api/addresses";
import { path } from "../../../app/routes/path.ts";

/** Addresses of the commission screens. */
export const commissionPaths = {
  list: path("/commissionsList"),
  panel: path("/panel/commissions"),
  mine: path(addresses.ownCommissions),
  ofContract: path(addresses.contractCommissions),
  limits: path("/monthly-limits"),
  config: path("/commission-config"),
};
