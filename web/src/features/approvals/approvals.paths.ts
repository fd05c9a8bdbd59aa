import { addresses } from "@travesia/api/addresses";
import { path } from "../../app/routes/path.ts";

export const approvalPaths = { list: path(addresses.approvals) };
