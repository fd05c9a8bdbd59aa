import { addresses } from "@travesia/api/addresses";
import { path } from "../../../base/routes/path.ts";

/** Address value of the tab that shows the objections. */
export const OBJECTIONS = "objeciones";

/** Addresses of the commission screens. */
export const commissionPaths = {
  list: path("/commissionsList"),
  panel: path("/panel/commissions"),
  objections: `/panel/commissions?ver=${OBJECTIONS}`,
  mine: path(addresses.ownCommissions),
  ofContract: path(addresses.contractCommissions),
  limits: path("/monthly-limits"),
  config: path("/commission-config"),
};
