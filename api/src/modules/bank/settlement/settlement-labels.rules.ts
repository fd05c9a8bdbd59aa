import type { AcquirerName } from "../statement/reading/acquirers.ts";
import type { ReportStatus } from "../statement/reading/report.type.ts";
import type { DepositKind } from "./settle.rules.ts";

/** Spanish names of the acquirers. */
export const acquirerLabels: Readonly<Record<AcquirerName, string>> = {
  wompi: "Wompi",
  bold: "Bold",
  davibank: "Davibank",
  davivienda: "Davivienda",
  bogota: "Banco de Bogotá",
  redeban: "Redeban QR",
  mercadopago: "Mercado Pago",
};

/** Spanish names of a transaction's results at its acquirer. */
export const settledStatusLabels: Readonly<Record<ReportStatus, string>> = {
  aprobada: "Aprobada",
  rechazada: "Rechazada",
  devuelta: "Devuelta",
};

/** Spanish names of a movement's roles in a settlement. */
export const depositLabels: Readonly<Record<DepositKind, string>> = {
  neto: "Abono con los descuentos hechos",
  bruto: "Abono sin descuentos",
  descuento: "Descuento debitado aparte",
};
