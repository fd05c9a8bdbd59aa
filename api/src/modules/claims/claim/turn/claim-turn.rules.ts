import {
  type TeamMember,
  type Turn,
  turnOf,
  turnOfClient,
  turnOfOffice,
} from "../../../accounts/turn/turn.rules.ts";
import type { ClaimStatus } from "../claim.lifecycle.ts";

/** What tells who does the next step of a request about data, or of a consumer's claim. */
export interface ClaimTurnFacts {
  readonly status: ClaimStatus;
  /** Who made it, as they say. */
  readonly name: string;
  /** Who took it; null while nobody did, and once they left. */
  readonly takenBy: TeamMember | null;
  readonly office: readonly TeamMember[];
  readonly createdAt: string;
}

/** Who answers a request: who took it, else whoever of the office answers requests. */
export function answerTurn({ takenBy, office, createdAt }: ClaimTurnFacts): Turn {
  const step = { step: "responderla", since: createdAt };
  return takenBy ? turnOf(takenBy, step) : turnOfOffice("answerClaims", office, step);
}

/** Who does the next step of a request; null where nothing waits. */
export function claimTurn(facts: ClaimTurnFacts): Turn | null {
  switch (facts.status) {
    case "recibido":
    case "en_tramite":
      return answerTurn(facts);
    case "incompleto":
      return { ...turnOfClient(facts.name, { step: "completarla", since: null }), who: facts.name };
    case "respondido":
    case "desistido":
    case "cerrado":
      return null;
  }
}
