import { registerEnum } from "../../../core/enums.ts";
import { paperValidityLabels } from "./customer-note.rules.ts";

/** Whether a travel document is good for a trip: `expiring` ones are for less than six months. */
export const PaperValidity = { valid: "valid", expiring: "expiring", expired: "expired" } as const;
export type PaperValidity = keyof typeof PaperValidity;
registerEnum(PaperValidity, {
  name: "PaperValidity",
  label: "Vigencia",
  labels: paperValidityLabels,
  description: "Vigencia de un documento de viaje.",
});
