import { addresses } from "@travesia/api/addresses";
import { path } from "../../../app/routes/path.ts";

/** Where taxes and numbers are kept. */
export const withholdingPaths = {
  taxes: path(addresses.taxes),
};
