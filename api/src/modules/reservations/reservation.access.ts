import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import type { Scope } from "../../core/mutation/scope.ts";
import type { Work } from "../../core/mutation/work.ts";
import { peopleOfTeam } from "../accounts/people.ts";
import { may } from "../accounts/permissions.rules.ts";
import { seesAll } from "../accounts/staff.rules.ts";
import { soldBy } from "../customers/customer/customer.access.ts";
import { Reservation } from "./reservation.entity.ts";

export const NO_RESERVATION = "Orden de reserva no encontrada";

/**
 * The reservations that somebody may see: administration and accounting all, everybody their own. Leaders and
 * managers those that their team booked or travels with, those of whoever their team brought or they sell to,
 * and those that nobody of staff has to do with.
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

/** Loads a reservation of the asker's scope, without a lock. NOT_FOUND `Orden de reserva no encontrada`. */
export const findReservation = (scope: Scope, id: string): Promise<Reservation> =>
  scope.find(Reservation, { $and: [{ id }, visibleReservations(scope.viewer)] }, NO_RESERVATION);

/** Loads a reservation of the asker's scope, and locks it. NOT_FOUND `Orden de reserva no encontrada`. */
export async function lockReservation(work: Work, id: string): Promise<Reservation> {
  const found = await findReservation(work, id);
  await work.lock(found);
  return found;
}
