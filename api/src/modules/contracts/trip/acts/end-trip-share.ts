import type { Work } from "../../../../core/mutation/work.ts";
import { LinkToken } from "../../../../core/links/link.entity.ts";
import { NO_SHARE, ownShares } from "../trip-share.access.ts";
import { TripShare } from "../trip-share.entity.ts";

/** Ends a link with which a client shared their trip: it opens nothing from then on. */
export async function endTripShare(work: Work, { id }: { id: string }): Promise<string> {
  const share = await work.find(TripShare, { $and: [{ id }, ownShares(work)] }, NO_SHARE);
  const link = await work.em.findOneOrFail(LinkToken, { id: share.link.id });
  await work.lock(link);
  link.revokedAt ??= work.now;
  work.audit("contract.trip-share-ended", share.contract.id, {});
  return id;
}
