import type { Scope } from "../../../core/mutation/scope.ts";
import type { Turn } from "./turn.rules.ts";

/** Returns a record's turn according to a rule, from the record's current state in this transaction. */
export async function turnNow<Facts, Whose extends Turn | null>(
  scope: Scope,
  record: { turnFacts: Facts },
  rule: (facts: Facts) => Whose,
): Promise<Whose> {
  const { turnFacts } = await scope.facts(record, "turnFacts");
  return rule(turnFacts);
}
