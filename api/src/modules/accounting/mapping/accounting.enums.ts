import { enumOf } from "../../../core/enums.ts";
import { programLabels, vatPeriodLabels, voucherTypes } from "./account-keys.rules.ts";

export const AccountingProgram = enumOf("AccountingProgram", programLabels, {
  label: "Programa contable",
  labels: programLabels,
  description: "Programa contable para el que el paquete lleva además sus archivos.",
});
export type AccountingProgram = keyof typeof AccountingProgram;

export const VatPeriod = enumOf("VatPeriod", vatPeriodLabels, {
  label: "Periodo de IVA",
  labels: vatPeriodLabels,
  description: "Cada cuánto declara IVA la agencia.",
});
export type VatPeriod = keyof typeof VatPeriod;

export const VoucherType = enumOf("VoucherType", voucherTypes, {
  label: "Comprobante",
  labels: voucherTypes,
  description: "Clase de un comprobante contable.",
});
export type VoucherType = keyof typeof VoucherType;
