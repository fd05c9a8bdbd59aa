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

/** Message for a sharing link that does not exist or is not the caller's. */
export const NO_SHARE = "Enlace no encontrado";

interface Asking {
  readonly viewer: Viewer | null;
  readonly link: Link | null;
  readonly now: Date;
}

/** Condition for links that are still valid. */
const opens = ({ now }: Asking) => ({ link: { revokedAt: null, expiresAt: { $gt: now } } });

/** Returns the valid links to the caller's own trips. */
export const ownShares = (asking: Asking): FilterQuery<TripShare> =>
  ({
    $and: [
      { $or: tripKinds().map(({ name, own }) => ({ [name]: own(asking.viewer, asking.link) })) },
      opens(asking),
    ],
  }) as FilterQuery<TripShare>;

/**
 * Returns the links that the caller may revoke: links to their own trips, or all links for people who manage
 * accounts.
 */
export const endableShares = (asking: Asking): FilterQuery<TripShare> =>
  may(asking.viewer?.role, "manageUsers") ? opens(asking) : ownShares(asking);

const sharesOf = ({ kind, id }: TripRef) =>
  sql`id in (select link_id from trip_shares where ${raw(`${kind}_id`)} = ${id})`;

/** Revokes all links that share a trip; its calendars stay valid and show that the trip was cancelled. */
export async function endShares(work: Work, trip: TripRef): Promise<void> {
  await work.rows(sql`update links set revoked_at = ${work.now} where revoked_at is null
    and purpose = 'trip' and ${sharesOf(trip)} returning id`);
}

/** Revokes all links that share a trip, and its calendars. */
export async function endTripLinks(work: Work, trip: TripRef): Promise<void> {
  await work.rows(sql`update links set revoked_at = ${work.now} where revoked_at is null
    and ${sharesOf(trip)} returning id`);
}

/** Maximum number of valid sharing links of a trip, and of its calendars. */
const MOST = 30;

/** Refuses another link of a kind when the caller's trip already has the maximum number. CONFLICT. */
export async function refuseOneMore(work: Work, trip: TripRef, purpose: "trip" | "calendar"): Promise<void> {
  const where = { $and: [{ [trip.kind]: trip.id }, { link: { purpose } }, ownShares(work)] };
  const open = await work.em.count(TripShare, where as FilterQuery<TripShare>);
  if (open >= MOST) throw conflict(`El viaje ya tiene ${MOST} ${counted[purpose]}`);
}

const counted = {
  trip: "enlaces. Quita uno para hacer otro.",
  calendar: "calendarios. Quita uno en «Compartir el viaje» para hacer otro.",
} as const;

/** Updates the expiry of a trip's valid calendars and sharing links to its new last day. */
export async function moveTripLinks(work: Work, trip: TripRef, last: Day): Promise<void> {
  const opens = sql`revoked_at is null and expires_at > ${work.now}`;
  await work.rows(sql`update links set expires_at = ${linkEnds("trip", endOfDay(last))}
    where ${opens} and purpose = 'trip' and ${sharesOf(trip)} returning id`);
  await work.rows(sql`update links set expires_at = ${linkEnds("calendar", endOfDay(last))}
    where ${opens} and purpose = 'calendar' and record_id = ${trip.id} returning id`);
}
