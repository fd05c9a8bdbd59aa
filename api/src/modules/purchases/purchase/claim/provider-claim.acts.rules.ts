import { acts } from "../../../accounts/acts.rules.ts";
import type { ClaimState } from "./provider-claim.rules.ts";

/** Facts that determine which acts on a provider's debt are possible. */
interface ClaimFacts {
  readonly status: ClaimState;
}

/** Acts on a provider's debt for a voided purchase. */
export const claimActs = acts<ClaimFacts>(null)({
  /** Registers that the provider returned it. */
  return: {
    may: "settleProviderClaims",
    from: ["abierto"],
    otherwise: ["CONFLICT", "El proveedor ya devolvió este valor."],
  },
});

/** Name of an act on a provider's debt. */
export type ClaimAct = (typeof claimActs.names)[number];
