import { notFound } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { make } from "../../../../core/rows.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { NoWithholding } from "../no-withholding.entity.ts";

/**
 * Confirms that nothing is withheld from people without a tax profile, until they have one; returns their
 * ids. Earlier confirmations are unchanged.
 */
export async function confirmNoWithholding(
  work: Work,
  { userIds }: { userIds: readonly number[] },
): Promise<readonly number[]> {
  const sellers = await work.lockAll(User, userIds);
  if (sellers.length < new Set(userIds).size) throw notFound("Usuario no encontrado");
  const known = await work.em.find(NoWithholding, { user: { $in: sellers.map(({ id }) => id) } });
  for (const seller of sellers) {
    if (known.some(({ user }) => user.id === seller.id)) continue;
    const confirmedBy = work.viewer && work.em.getReference(User, work.viewer.id);
    const word = work.add(make(NoWithholding, { user: seller, confirmedBy }));
    work.audit("no-withholding.confirmed", word.id, { sellerId: seller.id });
  }
  return sellers.map(({ id }) => id);
}
