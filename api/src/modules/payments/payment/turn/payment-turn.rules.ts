import { others, type TeamMember, type Turn, turnOfOffice } from "../../../accounts/turn/turn.rules.ts";

/** What tells who decides on a client's payment. */
export interface PaymentTurnFacts {
  /** Whether people decide on it: the card provider's own word comes by itself. */
  readonly awaitsDecision: boolean;
  readonly inReview: boolean;
  readonly createdById: number | null;
  readonly office: readonly TeamMember[];
  readonly createdAt: string;
}

/** Who decides on a payment: anybody who verifies but who registered it. */
export const decisionTurn = (facts: PaymentTurnFacts): Turn =>
  turnOfOffice("verifyPayments", others(facts.office, facts.createdById), {
    step: facts.inReview ? "verificarlo o devolverlo" : "verificarlo",
    since: facts.createdAt,
  });

/** Who does the next step of a payment; null where nothing waits. */
export const paymentTurn = (facts: PaymentTurnFacts): Turn | null =>
  facts.awaitsDecision ? decisionTurn(facts) : null;
