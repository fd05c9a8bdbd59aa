import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { make } from "../../../../core/rows.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { findAccount } from "../../bank-account.ts";
import type { BankRuleInput } from "../outflow.inputs.ts";
import { BankRule } from "../rule/bank-rule.entity.ts";
import { checkedTerms } from "../rule/checked-terms.ts";

/** Makes a rule of an account, which classifies the bank's charges from the next import on. */
export async function makeBankRule(
  work: Work,
  { accountId, input }: { accountId: string; input: BankRuleInput },
): Promise<string> {
  if (!work.viewer) throw forbidden();
  await work.lockName(`bank account ${accountId}`);
  const account = await findAccount(work, accountId);
  const terms = await checkedTerms(work, accountId, input, null);
  const createdBy = work.em.getReference(User, work.viewer.id);
  const rule = work.add(make(BankRule, { account, ...terms, createdBy }));
  const { concept, words, minAmount: from, maxAmount: to } = terms;
  work.audit("bank.rule-made", rule.id, { accountId, concept, words, from, to });
  return rule.id;
}
