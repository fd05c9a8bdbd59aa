import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { ApprovalRule } from "../approval-rule.entity.ts";
import type { ApprovalRuleInput } from "../approval.inputs.ts";

/** Sets the amount above which outgoing payments need a second person's approval, or that none does. */
export async function setApprovalRule(
  work: Work,
  { input: { secondPersonAbove, version } }: { input: ApprovalRuleInput },
): Promise<string> {
  const rule = await work.em.findOneOrFail(ApprovalRule, { one: true });
  await work.lock(rule);
  work.edit(rule, version);
  const [before, after] = [rule.secondPersonAbove, secondPersonAbove ?? null];
  if (before === after) return rule.id;
  rule.secondPersonAbove = after;
  rule.changedBy = work.viewer && work.em.getReference(User, work.viewer.id);
  work.audit("approval-rule.changed", rule.id, { before, after });
  return rule.id;
}
