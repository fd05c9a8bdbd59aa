import { registerEnum } from "../../../core/enums.ts";
import { categoryLabels, paymentLabels, purchaseLabels, settledLabels } from "./financial.rules.ts";

/** Statuses of a client's payment in the financial reports. */
export const FinancialPaymentStatus = {
  confirmado: "confirmado",
  pendiente: "pendiente",
  rechazado: "rechazado",
} as const;
export type FinancialPaymentStatus = keyof typeof FinancialPaymentStatus;
registerEnum(FinancialPaymentStatus, {
  name: "FinancialPaymentStatus",
  label: "Estado",
  labels: paymentLabels,
  description: "Estado de un pago en los informes financieros.",
  synonyms: { verified: "confirmado", pending: "pendiente", rejected: "rechazado" },
});

/** Payment statuses of a purchase: paid in full, in part, or unpaid. */
export const FinancialPurchaseStatus = {
  confirmado: "confirmado",
  en_proceso: "en_proceso",
  pendiente: "pendiente",
} as const;
export type FinancialPurchaseStatus = keyof typeof FinancialPurchaseStatus;
registerEnum(FinancialPurchaseStatus, {
  name: "FinancialPurchaseStatus",
  label: "Estado",
  labels: purchaseLabels,
  description: "Estado de una compra en los informes financieros.",
  synonyms: { "en proceso": "en_proceso" },
});

/** Ways of paying a provider, and kinds of purchase receipts; reports can be filtered by either. */
export const FinancialPurchaseKind = {
  contado: "contado",
  cuotas: "cuotas",
  factura: "factura",
  recibo: "recibo",
  confirmacion: "confirmacion",
  voucher: "voucher",
  ticket: "ticket",
} as const;
export type FinancialPurchaseKind = keyof typeof FinancialPurchaseKind;
registerEnum(FinancialPurchaseKind, {
  name: "FinancialPurchaseKind",
  label: "Tipo de pago",
  labels: { confirmacion: "Confirmación" },
  description: "Forma de pago o comprobante de una compra.",
});

/** Categories of purchases in the financial reports. */
export const SpendingCategory = {
  transporte: "transporte",
  hospedaje: "hospedaje",
  alimentacion: "alimentacion",
  actividades: "actividades",
  seguros: "seguros",
  otros: "otros",
} as const;
export type SpendingCategory = keyof typeof SpendingCategory;
registerEnum(SpendingCategory, {
  name: "SpendingCategory",
  label: "Categoría",
  labels: categoryLabels,
  description: "Categoría de un gasto.",
});

/** Payment states of a contract: paid in full by the client, or in part. */
export const SettledState = { completo: "completo", parcial: "parcial" } as const;
export type SettledState = keyof typeof SettledState;
registerEnum(SettledState, {
  name: "SettledState",
  label: "Estado de pago",
  labels: settledLabels,
  description: "Si el cliente ya pagó todo el contrato.",
});
