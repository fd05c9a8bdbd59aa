import { inOrder, type Turn } from "../../../accounts/turn/turn.rules.ts";
import {
  type ContractTurnFacts,
  contractTurns,
} from "../../../contracts/contract/turn/contract-turn.rules.ts";
import { type PaymentTurnFacts, paymentTurns } from "../../payment/turn/payment-turn.rules.ts";
import { type RefundTurnFacts, refundTurns } from "./refund-turn.rules.ts";

/**
 * Facts that decide all turns that a contract waits for: its own turns, and the turns of its money once it is
 * cancelled.
 */
export interface ContractWaitFacts extends ContractTurnFacts {
  /** Its owed refunds. */
  readonly refunds: readonly RefundTurnFacts[];
  /** Its payments that still await a person's decision. */
  readonly payments: readonly PaymentTurnFacts[];
}

/** Returns turns with the same step as one turn: since the oldest, of all who may do it for any of them. */
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
 * Returns the turns that a contract waits for, in order: for a cancelled contract also the turns of its
 * refunds and payments.
 */
export const contractWaits = (facts: ContractWaitFacts): readonly Turn[] =>
  inOrder([
    ...contractTurns(facts),
    ...together([...facts.refunds.flatMap(refundTurns), ...facts.payments.flatMap(paymentTurns)]),
  ]);
