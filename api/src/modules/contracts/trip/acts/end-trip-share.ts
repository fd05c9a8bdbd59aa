import type { Work } from "../../../../core/mutation/work.ts";
import { LinkToken } from "../../../../core/links/link.entity.ts";
import { endableShares, NO_SHARE } from "../trip-share.access.ts";
import { TripShare, tripOfShare } from "../trip-share.entity.ts";

/**
 * Revokes a link with which a client shared their trip. Allowed for the client, and for people who manage
 * accounts.
 */
export async function endTripShare(work: Work, { id }: { id: string }): Promise<string> {
  const share = await work.find(TripShare, { $and: [{ id }, endableShares(work)] }, NO_SHARE);
  const link = await work.em.findOneOrFail(LinkToken, { id: share.link.id });
  await work.lock(link);
  link.revokedAt ??= work.now;
  const trip = tripOfShare(share);
  work.audit(`${trip.kind}.trip-share-ended`, trip.id, {});
  return id;
}
