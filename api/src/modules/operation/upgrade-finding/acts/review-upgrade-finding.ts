import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { UpgradeFinding } from "../upgrade-finding.entity.ts";
import { NO_UPGRADE_FINDING, REVIEWED_BEFORE } from "../upgrade-finding.rules.ts";

/**
 * Records who reviewed a finding of an upgrade, and when.
 * @throws Refusal CONFLICT when it was already reviewed.
 */
export async function reviewUpgradeFinding(work: Work, { id }: { readonly id: string }): Promise<void> {
  const finding = await work.forUpdate.find(UpgradeFinding, { id }, NO_UPGRADE_FINDING);
  if (finding.reviewedAt) throw conflict(REVIEWED_BEFORE);
  finding.reviewedAt = work.now;
  finding.reviewedBy = work.viewer && work.em.getReference(User, work.viewer.id);
  work.audit("upgrade-finding.reviewed", id, { kind: finding.kind });
}
