import { enumOf } from "../../../../core/enums.ts";
import { collectionLabels, type InvoiceCollection as Collection } from "./collection.rules.ts";

/** Part of an invoice that its client has paid. */
export const InvoiceCollection = enumOf("InvoiceCollection", collectionLabels, {
  label: "Cobro",
  labels: collectionLabels,
  description: "Cuánto de una factura ya pagó su cliente.",
});
export type InvoiceCollection = Collection;
