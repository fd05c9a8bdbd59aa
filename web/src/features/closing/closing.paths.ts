import { path } from "../../base/routes/path.ts";

/** Addresses of the months: their list, and one of them (`2026-10`). */
export const closingPaths = {
  list: path("/panel/cierres"),
  month: path("/panel/cierres/:mes"),
};
