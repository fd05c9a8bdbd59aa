import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../account/user.entity.ts";
import { BankingDetails } from "./banking-details.entity.ts";

/**
 * Keeps that somebody's account to be paid into is another from now on, and who changed it; `replaced` says
 * whether there was one before.
 */
export async function noteAccountChange(work: Work, user: User, replaced: boolean): Promise<void> {
  const details =
    (await work.em.findOne(BankingDetails, { user })) ?? Object.assign(new BankingDetails(), { user });
  details.accountChangedAt = work.now;
  details.accountReplaced ||= replaced;
  details.accountChangedBy = work.viewer && work.em.getReference(User, work.viewer.id);
  work.add(details);
}
