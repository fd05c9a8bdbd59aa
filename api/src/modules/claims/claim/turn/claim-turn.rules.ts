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

/** Who does the next step of a request; null where nothing waits. */
export function claimTurn({ status, name, takenBy, office, createdAt }: ClaimTurnFacts): Turn | null {
  switch (status) {
    case "recibido":
    case "en_tramite": {
      const step = { step: "responderla", since: createdAt };
      return takenBy ? turnOf(takenBy, step) : turnOfOffice("answerClaims", office, step);
    }
    case "incompleto":
      return { ...turnOfClient(name, { step: "completarla", since: null }), who: name };
    case "respondido":
    case "desistido":
    case "cerrado":
      return null;
  }
}
