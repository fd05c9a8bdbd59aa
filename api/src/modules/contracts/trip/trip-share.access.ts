import type { FilterQuery } from "@mikro-orm/core";
import { linkEnds } from "../../../core/auth/lifetimes.ts";
import type { Link, Viewer } from "../../../core/auth/viewer.ts";
import { type Day, endOfDay } from "../../../core/colombia/days.ts";
import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { raw, sql } from "../../../core/read/sql.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { tripKinds, type TripRef } from "./trip-kind.ts";
import { TripShare } from "./trip-share.entity.ts";

/** Refusal of a shared link that does not exist or is not the caller's. */
export const NO_SHARE = "Enlace no encontrado";

interface Asking {
  readonly viewer: Viewer | null;
  readonly link: Link | null;
  readonly now: Date;
}

/** Condition on links that still open. */
const opens = ({ now }: Asking) => ({ link: { revokedAt: null, expiresAt: { $gt: now } } });

/** Returns the links to the caller's own trips that still open. */
export const ownShares = (asking: Asking): FilterQuery<TripShare> =>
  ({
    $and: [
      { $or: tripKinds().map(({ name, own }) => ({ [name]: own(asking.viewer, asking.link) })) },
      opens(asking),
    ],
  }) as FilterQuery<TripShare>;

/**
 * Returns the links that the caller may end: those to their own trips, or all for a person who manages
 * accounts.
 */
export const endableShares = (asking: Asking): FilterQuery<TripShare> =>
  may(asking.viewer?.role, "manageUsers") ? opens(asking) : ownShares(asking);

const sharesOf = ({ kind, id }: TripRef) =>
  sql`id in (select link_id from trip_shares where ${raw(`${kind}_id`)} = ${id})`;

/** Ends every link with which a trip is shared; its calendars stay, and show its outcome. */
export async function endShares(work: Work, trip: TripRef): Promise<void> {
  await work.rows(sql`update links set revoked_at = ${work.now} where revoked_at is null
    and purpose = 'trip' and ${sharesOf(trip)} returning id`);
}

/** Ends every link with which a trip is shared, and its calendars. */
export async function endTripLinks(work: Work, trip: TripRef): Promise<void> {
  await work.rows(sql`update links set revoked_at = ${work.now} where revoked_at is null
    and ${sharesOf(trip)} returning id`);
}

/** Links of one trip, and calendars of it, that open at the same time. */
const MOST = 30;

/** Refuses one more link of a kind, where the caller's trip has as many as it may. CONFLICT. */
export async function refuseOneMore(work: Work, trip: TripRef, purpose: "trip" | "calendar"): Promise<void> {
  const where = { $and: [{ [trip.kind]: trip.id }, { link: { purpose } }, ownShares(work)] };
  const open = await work.em.count(TripShare, where as FilterQuery<TripShare>);
  if (open >= MOST) throw conflict(`El viaje ya tiene ${MOST} ${counted[purpose]}`);
}

const counted = {
  trip: "enlaces. Quita uno para hacer otro.",
  calendar: "calendarios. Quita uno en «Compartir el viaje» para hacer otro.",
} as const;

/** Lets the calendars and shared links of a trip that still open live by its new last day. */
export async function moveTripLinks(work: Work, trip: TripRef, last: Day): Promise<void> {
  const opens = sql`revoked_at is null and expires_at > ${work.now}`;
  await work.rows(sql`update links set expires_at = ${linkEnds("trip", endOfDay(last))}
    where ${opens} and purpose = 'trip' and ${sharesOf(trip)} returning id`);
  await work.rows(sql`update links set expires_at = ${linkEnds("calendar", endOfDay(last))}
    where ${opens} and purpose = 'calendar' and record_id = ${trip.id} returning id`);
}
