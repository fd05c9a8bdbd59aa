import { registerEnum } from "../../../core/enums.ts";

/** The formats of a file for a bank. */
export const BankFileFormat = { xlsx: "xlsx", csv: "csv" } as const;
export type BankFileFormat = keyof typeof BankFileFormat;
registerEnum(BankFileFormat, {
  name: "BankFileFormat",
  labels: { xlsx: "Excel", csv: "CSV" },
  description: "Formato de un archivo para el banco.",
});

/** Whether a payment to somebody makes a documento soporte, and why not. */
export const AcquisitionOutcome = {
  made: "made",
  without_range: "without_range",
  invoices: "invoices",
  without_profile: "without_profile",
} as const;
export type AcquisitionOutcome = keyof typeof AcquisitionOutcome;
registerEnum(AcquisitionOutcome, {
  name: "AcquisitionOutcome",
  description: "Si el pago a alguien hace un documento soporte, o por qué no.",
});
