import { registerEnum } from "../../../core/enums.ts";

/** Results of a payment regarding its documento soporte: it is issued, or the reason why it is not. */
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
