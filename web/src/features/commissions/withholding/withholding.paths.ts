import { addresses } from "@travesia/api/addresses";
import { path } from "../../../base/routes/path.ts";

/** Address of the page on taxes and document numbering. */
export const withholdingPaths = {
  taxes: path(addresses.taxes),
};
