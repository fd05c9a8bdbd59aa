import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

/** Address parameter value that shows the approvals waiting for the viewer. */
export const FOR_ME = "para-mi";

export const approvalPaths = {
  list: path(addresses.approvals),
  forMe: `${addresses.approvals}?estado=${FOR_ME}`,
};
