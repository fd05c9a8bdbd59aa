import { path } from "../../../app/routes/path.ts";

export const purchasePaths = {
  management: path("/contracts/:contractId/purchase-management"),
};
