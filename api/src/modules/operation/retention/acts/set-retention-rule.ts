import { badInput } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { assign } from "../../../../core/rows.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { RetentionRule } from "../retention-rule.entity.ts";
import type { RetentionRuleInput } from "../retention.inputs.ts";
import { type Kept, keptNames, refusedPeriod } from "../retention.rules.ts";

/**
 * Sets how long the agency stores data that no law requires it to keep. After shortening a period, the next
 * sweep deletes older data.
 */
export async function setRetentionRule(
  work: Work,
  { input: { version, ...wanted } }: { input: RetentionRuleInput },
): Promise<string> {
  const rule = await work.em.findOneOrFail(RetentionRule, { one: true });
  await work.lock(rule);
  work.edit(rule, version);
  const days = Object.fromEntries(keptNames.map((name) => [name, wanted[name] ?? rule[name]])) as Readonly<
    Record<Kept, number>
  >;
  const refused = refusedPeriod(days);
  if (refused) throw badInput(...refused);
  const changed = keptNames.filter((name) => rule[name] !== days[name]);
  if (changed.length === 0) return rule.id;
  const before = Object.fromEntries(changed.map((name) => [name, rule[name]]));
  const after = Object.fromEntries(changed.map((name) => [name, days[name]]));
  assign(rule, { ...after, changedBy: work.viewer && work.em.getReference(User, work.viewer.id) });
  work.audit("retention-rule.changed", rule.id, { before, after });
  return rule.id;
}
