import { path } from "../../base/routes/path.ts";

/** Addresses of the months: their list, and a single month (`2026-10`). */
export const closingPaths = {
  list: path("/panel/cierres"),
  month: path("/panel/cierres/:mes"),
};
