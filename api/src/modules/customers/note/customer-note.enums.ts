import { registerEnum } from "../../../core/enums.ts";
import { documentValidityLabels } from "./customer-note.rules.ts";

/** Validity of a travel document; `expiring` means valid for less than six months. */
export const DocumentValidity = { valid: "valid", expiring: "expiring", expired: "expired" } as const;
export type DocumentValidity = keyof typeof DocumentValidity;
registerEnum(DocumentValidity, {
  name: "PaperValidity",
  label: "Vigencia",
  labels: documentValidityLabels,
  description: "Vigencia de un documento de viaje.",
});
