import { addresses } from "@travesia/api/addresses";
import { path } from "../../app/routes/path.ts";

export const operationPaths = {
  state: path(addresses.operation),
};
