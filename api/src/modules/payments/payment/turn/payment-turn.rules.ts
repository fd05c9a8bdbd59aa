import { others, type TeamMember, type Turn, turnOfOffice } from "../../../accounts/turn/turn.rules.ts";

/** Facts that determine who decides on a client's payment. */
export interface PaymentTurnFacts {
  /** True when people decide on the payment; false when the card provider decides. */
  readonly awaitsDecision: boolean;
  readonly inReview: boolean;
  readonly createdById: number | null;
  readonly office: readonly TeamMember[];
  readonly createdAt: string;
}

/**
 * Returns the turn to decide on a payment; it belongs to everyone who may verify payments, except the person
 * who registered this one.
 */
export const decisionTurn = (facts: PaymentTurnFacts): Turn =>
  turnOfOffice("verifyPayments", others(facts.office, facts.createdById), {
    act: "verify",
    since: facts.createdAt,
    ...(facts.inReview
      ? {
          step: "verificar el pago o devolverlo",
          button: "Revisar pago",
          sentence: "El proveedor aprobó el pago de forma inesperada: nadie ha decidido si cuenta.",
          clientSentence: "Estamos revisando un pago tuyo en línea.",
        }
      : {
          step: "verificar el pago",
          button: "Verificar pago",
          sentence: "Nadie ha comparado el pago con lo que llegó a la cuenta.",
          clientSentence: "Estamos verificando un pago tuyo.",
        }),
  });

/** Returns the turns that a payment waits for; empty when nobody has to act. */
export const paymentTurns = (facts: PaymentTurnFacts): readonly Turn[] =>
  facts.awaitsDecision ? [decisionTurn(facts)] : [];
