import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

/** Addresses of the invoicing pages: the owner's page in the specification, and the accounting page. */
export const invoicePaths = {
  pending: path("/facturas-pendientes"),
  list: path(addresses.invoices),
  one: path(addresses.oneInvoice),
  /** Returns the address of the invoices that match a number: their own number, or their contract's. */
  numbered: (number: string) => `${addresses.invoices}?ver=facturas&search=${encodeURIComponent(number)}`,
  all: `${addresses.invoices}?ver=facturas`,
};
