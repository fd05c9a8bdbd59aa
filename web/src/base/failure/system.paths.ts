import { addresses } from "@travesia/api/addresses";
import { path } from "../routes/path.ts";

/** Addresses that the application itself knows, whatever features there are. */
export const systemPaths = {
  home: path(addresses.home),
  login: path("/login"),
  /** Leads who is signed in to the first page of their role. */
  start: path("/inicio"),
};
