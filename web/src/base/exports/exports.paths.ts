import { addresses } from "@travesia/api/addresses";
import { path } from "../routes/path.ts";

/** Addresses of the exports. */
export const exportPaths = { list: path(addresses.exports) };
