import { registerEnum } from "../../../core/enums.ts";

/** Pages of a contract that links of its client open: to sign, to pay online, the trip, and who travels. */
export const LinkedPage = {
  signature: "signature",
  payment: "payment",
  trip: "trip",
  passengers: "passengers",
} as const;
export type LinkedPage = keyof typeof LinkedPage;
registerEnum(LinkedPage, { name: "LinkedPage", label: "Página del contrato" });
