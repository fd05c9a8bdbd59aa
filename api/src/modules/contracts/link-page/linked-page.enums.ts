import { registerEnum } from "../../../core/enums.ts";

/**
 * Pages of a sale that a client's link can open: the proposal, the travellers' form, the signing of the
 * contract or of an addendum, the online payment, and the trip.
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
