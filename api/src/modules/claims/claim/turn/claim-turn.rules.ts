import {
  type Step,
  type TeamMember,
  type Turn,
  turnOf,
  turnOfClient,
  turnOfOffice,
} from "../../../accounts/turn/turn.rules.ts";
import type { ClaimStatus } from "../claim.lifecycle.ts";

/** Facts from which the turn of a request about data or of a consumer's claim is derived. */
export interface ClaimTurnFacts {
  readonly status: ClaimStatus;
  /** Name of the person who made the request, as they entered it. */
  readonly name: string;
  /** Person who took the request; null when nobody has, or they left the team. */
  readonly takenBy: TeamMember | null;
  readonly office: readonly TeamMember[];
  readonly createdAt: string;
}

/**
 * Returns the turn to answer a request: of the person who took it, else of everybody in the office who
 * answers requests.
 */
export function answerTurn({ takenBy, office, createdAt }: ClaimTurnFacts): Turn {
  const step: Step = {
    act: "answer",
    step: "responderla",
    since: createdAt,
    sentence: "Nadie ha respondido la solicitud.",
    button: "Responder solicitud",
  };
  return takenBy ? turnOf(takenBy, step) : turnOfOffice("answerClaims", office, step);
}

/** Returns the pending steps of a request; empty when there are none. */
export function claimTurns(facts: ClaimTurnFacts): readonly Turn[] {
  switch (facts.status) {
    case "recibido":
    case "en_tramite":
      return [answerTurn(facts)];
    case "incompleto":
      return [
        {
          ...turnOfClient(facts.name, {
            act: "complete",
            step: "completarla",
            since: null,
            sentence: "Le pedimos a quien la hizo lo que falta para responderla.",
            button: "Completar solicitud",
          }),
          who: facts.name,
        },
      ];
    case "respondido":
    case "desistido":
    case "cerrado":
      return [];
  }
}
