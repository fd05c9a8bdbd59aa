import { type TeamMember, type Turn, turnOfOffice } from "../../../accounts/turn/turn.rules.ts";
import type { ChargebackStatus } from "../chargeback.lifecycle.ts";

/** Facts that determine who answers a client's claim for the reversal of a payment. */
export interface ChargebackTurnFacts {
  readonly status: ChargebackStatus;
  readonly office: readonly TeamMember[];
  readonly createdAt: string;
}

/** Returns the turn to answer a claim; it belongs to everyone who may answer claims. */
export const answerTurn = ({ office, createdAt }: ChargebackTurnFacts): Turn =>
  turnOfOffice("answerChargebacks", office, {
    act: "answer",
    step: "responderlo",
    since: createdAt,
    sentence: "El cliente pidió la reversión de su pago y nadie le ha respondido.",
    button: "Responder reversión",
  });

/**
 * Returns the turns that a claim waits for. An answered claim has none, because the provider decides without
 * anyone here.
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
