import { addresses } from "@travesia/api/addresses";
import { path } from "../../../base/routes/path.ts";

export const purchasePaths = {
  management: path(addresses.purchases),
  dues: path("/panel/compras"),
};
