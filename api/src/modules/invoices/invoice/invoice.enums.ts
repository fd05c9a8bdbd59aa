import { enumOf } from "../../../core/enums.ts";
import { invoiceLifecycle, type InvoiceStatus as Status } from "./invoice.lifecycle.ts";
import {
  type OwnTaxCode as OwnCode,
  ownTaxCodes,
  type TaxCode as Code,
  taxCodeLabels,
} from "./invoice.rules.ts";

/** Statuses of an invoice in the schema; `invoice.lifecycle` has their transitions. */
export const InvoiceStatus = enumOf("InvoiceStatus", invoiceLifecycle.statuses, {
  label: "Estado",
  labels: invoiceLifecycle.labels,
  description: "Estado de una factura.",
});
export type InvoiceStatus = Status;

/** IVA treatments of a line. */
export const TaxCode = enumOf("TaxCode", taxCodeLabels, {
  label: "Impuesto",
  description: "Tratamiento de IVA de una línea de factura.",
});
export type TaxCode = Code;

/** IVA treatments allowed for the agency's own income. */
export const OwnTaxCode = enumOf("OwnTaxCode", ownTaxCodes, {
  label: "Impuesto",
  description: "Tratamiento de IVA del ingreso propio de la agencia.",
});
export type OwnTaxCode = OwnCode;
