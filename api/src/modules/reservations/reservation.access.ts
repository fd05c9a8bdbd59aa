import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import type { Scope } from "../../core/mutation/scope.ts";
import type { Work } from "../../core/mutation/work.ts";
import { peopleOfTeam } from "../accounts/people.ts";
import { may } from "../accounts/permissions.rules.ts";
import { seesAll } from "../accounts/staff.rules.ts";
import type { TripVoucher } from "../contracts/item/voucher.entity.ts";
import { soldBy } from "../customers/customer/customer.access.ts";
import { Reservation } from "./reservation.entity.ts";

export const NO_RESERVATION = "Orden de reserva no encontrada";

/**
 * Returns the filter of the reservations that a viewer may see: all for administration and accounting, their
 * own for everyone. Leaders and managers also see reservations that their team booked or travels on,
 * reservations of clients referred or served by their team, and reservations without a responsible staff
 * member.
 */
export function visibleReservations(viewer: Viewer | null): FilterQuery<Reservation> {
  if (!viewer) return { $or: [] };
  if (seesAll(viewer)) return {};
  if (!may(viewer.role, "readReservations")) return { customer: viewer.id };
  const team = peopleOfTeam(viewer);
  return {
    $or: [
      { customer: team },
      { bookedBy: team },
      { customer: { referrer: team } },
      { customer: { customers: soldBy(viewer) } },
      { isUnclaimed: true },
    ],
  };
}

/** Returns the filter of the tickets and vouchers of the reservations that a viewer may see. */
export const visibleReservationVouchers = (viewer: Viewer | null): FilterQuery<TripVoucher> => ({
  reservation: visibleReservations(viewer) as never,
});

/** Loads a reservation within the caller's scope. NOT_FOUND `Orden de reserva no encontrada`. */
export const findReservation = (scope: Scope, id: string): Promise<Reservation> =>
  scope.find(Reservation, { $and: [{ id }, visibleReservations(scope.viewer)] }, NO_RESERVATION);

/** Loads and locks a reservation within the caller's scope. NOT_FOUND `Orden de reserva no encontrada`. */
export async function lockReservation(work: Work, id: string): Promise<Reservation> {
  const found = await findReservation(work.forUpdate, id);
  return found;
}
