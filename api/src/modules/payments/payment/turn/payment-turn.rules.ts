import { others, type TeamMember, type Turn, turnOfOffice } from "../../../accounts/turn/turn.rules.ts";

/** Facts by which it is decided who decides on a client's payment. */
export interface PaymentTurnFacts {
  /** True when people decide on it: the card provider's own decision arrives by itself. */
  readonly awaitsDecision: boolean;
  readonly inReview: boolean;
  readonly createdById: number | null;
  readonly office: readonly TeamMember[];
  readonly createdAt: string;
}

/** Returns the people who decide on a payment: all who may verify, except the one who registered it. */
export const decisionTurn = (facts: PaymentTurnFacts): Turn =>
  turnOfOffice("verifyPayments", others(facts.office, facts.createdById), {
    step: facts.inReview ? "verificarlo o devolverlo" : "verificarlo",
    since: facts.createdAt,
  });

/** Returns the people responsible for the next step of a payment; null where nothing waits. */
export const paymentTurn = (facts: PaymentTurnFacts): Turn | null =>
  facts.awaitsDecision ? decisionTurn(facts) : null;
