import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { surveys } from "../survey.sql.ts";
import { UpgradeFinding } from "../upgrade-finding.entity.ts";
import type { UpgradeFindingKind } from "../upgrade-finding.enums.ts";
import { UpgradeSurvey } from "../upgrade-survey.entity.ts";

/**
 * Records possible mistakes of earlier versions, of one kind; the records themselves are unchanged. After
 * the last kind, OWNER and CONTADOR are notified if anything was found.
 */
export async function surveyUpgrade(
  work: Work,
  { kind }: { readonly kind: UpgradeFindingKind },
): Promise<void> {
  // One after the other: the last one notifies of all.
  await work.lockName("upgrade surveys");
  const survey = await work.em.findOneOrFail(UpgradeSurvey, { kind });
  await work.lock(survey);
  if (survey.surveyedAt) return;
  await work.rows(sql`insert into upgrade_findings (id, kind, subject_id, other_id, fact, found_at)
    select gen_random_uuid(), ${kind}, f.subject_id, f.other_id, f.fact, ${work.now}
    from (${surveys[kind](survey.until)}) f on conflict (kind, subject_id) do nothing`);
  survey.surveyedAt = work.now;
  await work.save();
  if ((await work.em.count(UpgradeSurvey, { surveyedAt: null })) > 0) return;
  const found = await work.em.count(UpgradeFinding, { reviewedAt: null });
  if (found > 0) await work.emit("upgrade.surveyed", { found });
}
