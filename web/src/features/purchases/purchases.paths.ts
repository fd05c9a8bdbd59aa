import { path } from "../../app/path.ts";

export const purchasePaths = {
  management: path("/contracts/:contractId/purchase-management"),
};
