import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

export const operationPaths = {
  state: path(addresses.operation),
};
