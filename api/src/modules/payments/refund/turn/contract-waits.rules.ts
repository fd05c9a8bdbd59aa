import { inOrder, type Turn } from "../../../accounts/turn/turn.rules.ts";
import {
  type ContractTurnFacts,
  contractTurns,
} from "../../../contracts/contract/turn/contract-turn.rules.ts";
import { type PaymentTurnFacts, paymentTurns } from "../../payment/turn/payment-turn.rules.ts";
import { type RefundTurnFacts, refundTurns } from "./refund-turn.rules.ts";

/** Facts that decide all that a contract waits for: its own, and those of its money once it is cancelled. */
export interface ContractWaitFacts extends ContractTurnFacts {
  /** Its refunds that are owed. */
  readonly refunds: readonly RefundTurnFacts[];
  /** Its payments that people have still to decide on. */
  readonly payments: readonly PaymentTurnFacts[];
}

/** Returns waits for the same step as one: since the oldest, of all who may do it for any of them. */
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
 * Returns all that a contract waits for, in order: of a cancelled one also what its refunds and payments wait
 * for.
 */
export const contractWaits = (facts: ContractWaitFacts): readonly Turn[] =>
  inOrder([
    ...contractTurns(facts),
    ...together([...facts.refunds.flatMap(refundTurns), ...facts.payments.flatMap(paymentTurns)]),
  ]);
