import { enumOf } from "../../../../core/enums.ts";
import { type ClaimState as State, claimStateLabels } from "./provider-claim.rules.ts";

/** States of a provider's debt. */
export const ClaimState = enumOf("ProviderClaimState", claimStateLabels, {
  label: "Estado",
  labels: claimStateLabels,
  description: "Si lo que debe devolver un proveedor sigue abierto.",
});
export type ClaimState = State;
