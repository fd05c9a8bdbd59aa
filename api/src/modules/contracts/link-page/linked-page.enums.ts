import { registerEnum } from "../../../core/enums.ts";

/**
 * Pages of a sale that links of its client open: the proposal, who travels, to sign the contract or a change
 * of it, to pay online, and the trip.
 */
export const LinkedPage = {
  proposal: "proposal",
  passengers: "passengers",
  signature: "signature",
  addendum: "addendum",
  payment: "payment",
  trip: "trip",
} as const;
export type LinkedPage = keyof typeof LinkedPage;
registerEnum(LinkedPage, { name: "LinkedPage", label: "Página del contrato" });
