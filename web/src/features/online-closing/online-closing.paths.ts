import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

export const onlineClosingPaths = { page: path(addresses.closing) };
