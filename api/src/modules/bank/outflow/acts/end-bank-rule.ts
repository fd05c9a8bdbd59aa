import { conflict, forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { assign } from "../../../../core/rows.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { BankRule } from "../rule/bank-rule.entity.ts";
import { ENDED } from "../rule/bank-rule.rules.ts";

/** Ends a rule: it classifies nothing more, and movements that it classified stay so. */
export async function endBankRule(work: Work, { id }: { id: string }): Promise<string> {
  if (!work.viewer) throw forbidden();
  const rule = await work.find(BankRule, { id }, "Regla no encontrada");
  await work.lock(rule);
  if (rule.endedAt) throw conflict(ENDED);
  assign(rule, { endedAt: work.now, endedBy: work.em.getReference(User, work.viewer.id) });
  const { concept, words } = rule;
  work.audit("bank.rule-ended", id, { accountId: rule.account.id, concept, words });
  return id;
}
