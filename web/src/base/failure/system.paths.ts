import { addresses } from "@travesia/api/addresses";
import { path } from "../routes/path.ts";

/** Addresses that the application itself defines, independent of its features. */
export const systemPaths = {
  home: path(addresses.home),
  login: path("/login"),
  /** Redirects the signed-in user to the start page of their role. */
  start: path("/inicio"),
};
