import { type TeamMember, type Turn, turnOfOffice } from "../../../accounts/turn/turn.rules.ts";
import type { ChargebackStatus } from "../chargeback.lifecycle.ts";

/** What tells who answers a client's claim that a payment be reversed. */
export interface ChargebackTurnFacts {
  readonly status: ChargebackStatus;
  readonly office: readonly TeamMember[];
  readonly createdAt: string;
}

/** Who answers a claim: anybody who answers claims. */
export const answerTurn = ({ office, createdAt }: ChargebackTurnFacts): Turn =>
  turnOfOffice("answerChargebacks", office, { step: "responderlo", since: createdAt });

/** Who does the next step of a claim; null once it was answered, as the provider's word needs nobody. */
export function chargebackTurn(facts: ChargebackTurnFacts): Turn | null {
  switch (facts.status) {
    case "abierto":
      return answerTurn(facts);
    case "procede":
    case "no_procede":
    case "desistido":
    case "reversado":
      return null;
  }
}
