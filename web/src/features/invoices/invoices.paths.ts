import { addresses } from "@travesia/api/addresses";
import { path } from "../../app/routes/path.ts";

/** Where contracts are invoiced: the owner's page of the specification, and that of accounting. */
export const invoicePaths = {
  pending: path("/facturas-pendientes"),
  list: path(addresses.invoices),
  /** The invoices with a number, such as one of them. */
  numbered: (number: string) => `${addresses.invoices}?ver=facturas&search=${encodeURIComponent(number)}`,
  all: `${addresses.invoices}?ver=facturas`,
};
