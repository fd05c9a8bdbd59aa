import { others, type TeamMember, type Turn, turnOfOffice } from "../../../accounts/turn/turn.rules.ts";

/** Facts that determine who decides on a client's payment. */
export interface PaymentTurnFacts {
  /** True when people decide on it: the card provider's own decision arrives automatically. */
  readonly awaitsDecision: boolean;
  readonly inReview: boolean;
  readonly createdById: number | null;
  readonly office: readonly TeamMember[];
  readonly createdAt: string;
}

/**
 * Returns the turn of the people who decide on a payment: all who may verify, except the person who
 * registered it.
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

/** Returns the turns that a payment waits for; empty when it waits for nobody. */
export const paymentTurns = (facts: PaymentTurnFacts): readonly Turn[] =>
  facts.awaitsDecision ? [decisionTurn(facts)] : [];
