import { path } from "../../../base/routes/path.ts";

export const purchasePaths = {
  management: path("/contracts/:contractId/purchase-management"),
  dues: path("/panel/compras"),
};
