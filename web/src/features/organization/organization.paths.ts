import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

/** Addresses of the panel, the people and the teams. */
export const organizationPaths = {
  panel: path("/panel"),
  users: path(addresses.users),
  createStaff: path("/createStaff"),
  own: path("/panel/organization"),
  of: path("/panel/organization/:userId"),
  allTeams: path("/panel/all-teams"),
};
