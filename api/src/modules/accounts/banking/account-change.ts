import { make } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../account/user.entity.ts";
import { BankingDetails } from "./banking-details.entity.ts";

/**
 * Records a change of the bank account into which a person is paid, with its author; `replaced` is true when
 * there was an account before.
 */
export async function noteAccountChange(work: Work, user: User, replaced: boolean): Promise<void> {
  const details = (await work.em.findOne(BankingDetails, { user })) ?? make(BankingDetails, { user });
  details.accountChangedAt = work.now;
  details.accountReplaced ||= replaced;
  details.accountChangedBy = work.viewer && work.em.getReference(User, work.viewer.id);
  work.add(details);
}
