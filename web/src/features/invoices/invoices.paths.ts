import { path } from "../../app/routes/path.ts";

/** Where contracts are invoiced: the owner's page of the specification, and that of accounting. */
export const invoicePaths = {
  pending: path("/facturas-pendientes"),
  list: path("/panel/facturas"),
};
