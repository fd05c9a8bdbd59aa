import { v7 } from "uuid";
import { addressOf } from "../../../../core/addresses.ts";
import { linkEnds } from "../../../../core/auth/lifetimes.ts";
import { endOfDay } from "../../../../core/colombia/days.ts";
import { makeSharedLink } from "../../../../core/links/links.ts";
import { makeShort } from "../../../../core/links/short-links.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { mailClient } from "../mail-client.ts";
import { lockOwnTrip } from "../own-trip.ts";
import type { TripRef } from "../trip-kind.ts";
import { refuseOneMore } from "../trip-share.access.ts";
import { TripShare } from "../trip-share.entity.ts";

interface Shared {
  readonly trip: TripRef;
  /** Id of the traveller who receives the link; null for a link for anybody. */
  readonly travellerId: string | null;
}

/**
 * Creates a short URL of a client's trip, without money, documents and acts. It expires 7 days after the
 * return, and is returned only in this response.
 */
export async function shareTrip(work: Work, { trip, travellerId }: Shared): Promise<string> {
  const { kind, record } = await lockOwnTrip(work, trip);
  const { last, isCancelled, isAgreed } = kind.stateOf(record);
  if (isCancelled || !isAgreed || last < work.today) throw kind.unshared();
  const traveller = travellerId === null ? null : await kind.traveller(work, record, travellerId);
  await refuseOneMore(work, trip, "trip");
  // A link that opens the trip does not name its record, because the record's id suffices to query the amount
  // to pay.
  const shareId = v7();
  const { id: link } = await makeSharedLink(work, "trip", shareId, linkEnds("trip", endOfDay(last)));
  const of = { [trip.kind]: trip.id, traveller: traveller?.id ?? null };
  work.insertLater(TripShare, { id: shareId, ...of, link, createdAt: work.now });
  work.audit(`${trip.kind}.trip-shared`, trip.id, {});
  await mailClient(work, trip, record);
  return makeShort(work, link, addressOf("sharedTrip", { shareId }));
}
