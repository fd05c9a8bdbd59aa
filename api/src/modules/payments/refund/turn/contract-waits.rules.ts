import { inOrder, type Turn } from "../../../accounts/turn/turn.rules.ts";
import {
  type ContractTurnFacts,
  contractTurns,
} from "../../../contracts/contract/turn/contract-turn.rules.ts";
import { type PaymentTurnFacts, paymentTurns } from "../../payment/turn/payment-turn.rules.ts";
import { type RefundTurnFacts, refundTurns } from "./refund-turn.rules.ts";

/**
 * Facts that determine all turns that a contract waits for: the contract's turns, and once it is cancelled
 * also the turns of its payments and refunds.
 */
export interface ContractWaitFacts extends ContractTurnFacts {
  /** Owed refunds of the contract. */
  readonly refunds: readonly RefundTurnFacts[];
  /** Payments of the contract that still await a person's decision. */
  readonly payments: readonly PaymentTurnFacts[];
}

/**
 * Merges turns with the same step into one turn: it starts with the oldest and belongs to everyone who may
 * act on any of them.
 */
function together(turns: readonly Turn[]): readonly Turn[] {
  const bySteps = new Map<string, Turn>();
  for (const turn of inOrder(turns)) {
    const known = bySteps.get(turn.step);
    const others = known ? turn.people.filter(({ id }) => !known.people.some((one) => one.id === id)) : [];
    bySteps.set(turn.step, known ? { ...known, people: [...known.people, ...others] } : turn);
  }
  return [...bySteps.values()];
}

/**
 * Returns the turns that a contract waits for, in order; a cancelled contract includes the turns of its
 * refunds and payments.
 */
export const contractWaits = (facts: ContractWaitFacts): readonly Turn[] =>
  inOrder([
    ...contractTurns(facts),
    ...together([...facts.refunds.flatMap(refundTurns), ...facts.payments.flatMap(paymentTurns)]),
  ]);
