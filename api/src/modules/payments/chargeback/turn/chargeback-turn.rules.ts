import { type TeamMember, type Turn, turnOfOffice } from "../../../accounts/turn/turn.rules.ts";
import type { ChargebackStatus } from "../chargeback.lifecycle.ts";

/** Facts that decide who answers a client's claim for the reversal of a payment. */
export interface ChargebackTurnFacts {
  readonly status: ChargebackStatus;
  readonly office: readonly TeamMember[];
  readonly createdAt: string;
}

/** Returns the turn of the people who answer a claim: all who may answer claims. */
export const answerTurn = ({ office, createdAt }: ChargebackTurnFacts): Turn =>
  turnOfOffice("answerChargebacks", office, {
    act: "answer",
    step: "responderlo",
    since: createdAt,
    sentence: "El cliente pidió la reversión de su pago y nadie le ha respondido.",
    button: "Responder reversión",
  });

/**
 * Returns the turns that a claim waits for; none once it was answered, as the provider's decision needs
 * nobody.
 */
export function chargebackTurns(facts: ChargebackTurnFacts): readonly Turn[] {
  switch (facts.status) {
    case "abierto":
      return [answerTurn(facts)];
    case "procede":
    case "no_procede":
    case "desistido":
    case "reversado":
      return [];
  }
}
