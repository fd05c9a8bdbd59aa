import { acts } from "../../../accounts/acts.rules.ts";
import type { ClaimState } from "./provider-claim.rules.ts";

/** Facts that determine which acts on what a provider owes back are possible. */
interface ClaimFacts {
  readonly status: ClaimState;
}

/** Acts on what a provider owes back. */
export const claimActs = acts<ClaimFacts>(null)({
  /** Registers that the provider gave it back. */
  return: {
    may: "settleProviderClaims",
    from: ["abierto"],
    otherwise: ["CONFLICT", "El proveedor ya devolvió este valor."],
  },
});

/** Name of an act on what a provider owes back. */
export type ClaimAct = (typeof claimActs.names)[number];
