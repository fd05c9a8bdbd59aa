import type { FilterQuery } from "@mikro-orm/core";
import { linkEnds } from "../../../core/auth/lifetimes.ts";
import type { Link, Viewer } from "../../../core/auth/viewer.ts";
import { type Day, endOfDay } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { tripKinds, type TripRef } from "./trip-kind.ts";
import type { TripShare } from "./trip-share.entity.ts";

/** Refusal of a shared link that does not exist or is not the asker's. */
export const NO_SHARE = "Enlace no encontrado";

interface Asking {
  readonly viewer: Viewer | null;
  readonly link: Link | null;
  readonly now: Date;
}

/** Returns the links to the asker's own trips that still open. */
export const ownShares = ({ viewer, link, now }: Asking): FilterQuery<TripShare> =>
  ({
    $and: [
      { $or: tripKinds().map(({ name, own }) => ({ [name]: own(viewer, link) })) },
      { link: { revokedAt: null, expiresAt: { $gt: now } } },
    ],
  }) as FilterQuery<TripShare>;

const sharesOf = ({ kind, id }: TripRef) =>
  sql`id in (select link_id from trip_shares where ${raw(`${kind}_id`)} = ${id})`;

/** Ends every link with which a trip is shared. */
export async function endShares(work: Work, trip: TripRef): Promise<void> {
  await work.rows(sql`update links set revoked_at = ${work.now} where revoked_at is null
    and ${sharesOf(trip)} returning id`);
}

/** Lets the calendars and shared links of a trip that still open live by its new last day. */
export async function moveTripLinks(work: Work, trip: TripRef, last: Day): Promise<void> {
  const opens = sql`revoked_at is null and expires_at > ${work.now}`;
  await work.rows(sql`update links set expires_at = ${linkEnds("trip", endOfDay(last))}
    where ${opens} and ${sharesOf(trip)} returning id`);
  await work.rows(sql`update links set expires_at = ${linkEnds("calendar", endOfDay(last))}
    where ${opens} and purpose = 'calendar' and record_id = ${trip.id} returning id`);
}
