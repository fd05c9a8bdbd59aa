import { addresses } from "@travesia/api/addresses";
import { path } from "../../base/routes/path.ts";

/** Addresses of the invoicing pages: the owner's page of the specification, and that of accounting. */
export const invoicePaths = {
  pending: path("/facturas-pendientes"),
  list: path(addresses.invoices),
  /** The invoices that a number finds: by their own number, or by their contract's. */
  numbered: (number: string) => `${addresses.invoices}?ver=facturas&search=${encodeURIComponent(number)}`,
  all: `${addresses.invoices}?ver=facturas`,
};
