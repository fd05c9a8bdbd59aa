import { registerEnum } from "../../../core/enums.ts";
import { invoiceLifecycle, type InvoiceStatus as Status } from "./invoice.lifecycle.ts";
import {
  type OwnTaxCode as OwnCode,
  ownTaxCodes,
  type TaxCode as Code,
  taxCodeLabels,
} from "./invoice.rules.ts";

/** The statuses of an invoice as the schema has them; their moves stand in `invoice.lifecycle`. */
export const InvoiceStatus = Object.fromEntries(
  invoiceLifecycle.statuses.map((status) => [status, status]),
) as { [S in Status]: S };
export type InvoiceStatus = Status;
registerEnum(InvoiceStatus, {
  name: "InvoiceStatus",
  label: "Estado",
  labels: invoiceLifecycle.labels,
  description: "Estado de una factura.",
});

/** How a line is taxed. */
export const TaxCode = Object.fromEntries(Object.keys(taxCodeLabels).map((code) => [code, code])) as {
  [C in Code]: C;
};
export type TaxCode = Code;
registerEnum(TaxCode, {
  name: "TaxCode",
  label: "Impuesto",
  description: "Tratamiento de IVA de una línea de factura.",
});

/** How the agency's own income may be taxed. */
export const OwnTaxCode = Object.fromEntries(ownTaxCodes.map((code) => [code, code])) as {
  [C in OwnCode]: C;
};
export type OwnTaxCode = OwnCode;
registerEnum(OwnTaxCode, {
  name: "OwnTaxCode",
  label: "Impuesto",
  description: "Tratamiento de IVA del ingreso propio de la agencia.",
});
