import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { assign } from "../../../../core/rows.ts";
import type { BankRuleInput } from "../outflow.inputs.ts";
import { BankRule } from "../rule/bank-rule.entity.ts";
import { ENDED } from "../rule/bank-rule.rules.ts";
import { checkedTerms } from "../rule/checked-terms.ts";

interface Args {
  readonly id: string;
  readonly input: BankRuleInput;
  readonly version: number | null;
}

/** Changes a rule; movements that it classified before stay. */
export async function changeBankRule(work: Work, { id, input, version }: Args): Promise<string> {
  const rule = await work.find(BankRule, { id }, "Regla no encontrada");
  const accountId = rule.account.id;
  await work.lockName(`bank account ${accountId}`);
  await work.lock(rule);
  if (rule.endedAt) throw conflict(ENDED);
  work.edit(rule, version);
  const terms = await checkedTerms(work, accountId, input, id);
  assign(rule, terms);
  const { concept, words, minAmount: from, maxAmount: to } = terms;
  work.audit("bank.rule-changed", id, { accountId, concept, words, from, to });
  return id;
}
