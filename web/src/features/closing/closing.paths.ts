import { path } from "../../base/routes/path.ts";

/** Addresses of the months: their list, a single month (`2026-10`), and the balances before the first one. */
export const closingPaths = {
  list: path("/panel/cierres"),
  opening: path("/panel/cierres/saldos-iniciales"),
  month: path("/panel/cierres/:mes"),
};
