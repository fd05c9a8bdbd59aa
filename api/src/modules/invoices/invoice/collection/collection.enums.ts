import { enumOf } from "../../../../core/enums.ts";
import { collectionLabels, type InvoiceCollection as Collection } from "./collection.rules.ts";

/** Share of an invoice that the client has paid: none, part or all. */
export const InvoiceCollection = enumOf("InvoiceCollection", collectionLabels, {
  label: "Cobro",
  labels: collectionLabels,
  description: "Cuánto de una factura ya pagó su cliente.",
});
export type InvoiceCollection = Collection;
