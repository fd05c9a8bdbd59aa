import { path } from "../../base/routes/path.ts";

/**
 * Addresses of the months: their list, a single month (`2026-10`), the balances before the first one, and the
 * accounts of the books.
 */
export const closingPaths = {
  list: path("/panel/cierres"),
  opening: path("/panel/cierres/saldos-iniciales"),
  accounts: path("/panel/cierres/cuentas-contables"),
  month: path("/panel/cierres/:mes"),
};
