import { type TeamMember, type Turn, turnOfOffice } from "../../../accounts/turn/turn.rules.ts";
import type { ChargebackStatus } from "../chargeback.lifecycle.ts";

/** Facts by which it is decided who answers a client's claim that a payment be reversed. */
export interface ChargebackTurnFacts {
  readonly status: ChargebackStatus;
  readonly office: readonly TeamMember[];
  readonly createdAt: string;
}

/** Returns the people who answer a claim: all who may answer claims. */
export const answerTurn = ({ office, createdAt }: ChargebackTurnFacts): Turn =>
  turnOfOffice("answerChargebacks", office, { step: "responderlo", since: createdAt });

/**
 * Returns the people responsible for the next step of a claim; null once it was answered, as the provider's
 * decision needs nobody.
 */
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
