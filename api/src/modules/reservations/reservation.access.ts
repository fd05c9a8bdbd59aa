import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../core/auth/viewer.ts";
import type { Scope } from "../../core/mutation/scope.ts";
import type { Work } from "../../core/mutation/work.ts";
import { may } from "../accounts/permissions.rules.ts";
import { Reservation } from "./reservation.entity.ts";

export const NO_RESERVATION = "Orden de reserva no encontrada";

/** The reservations that somebody may see: all of them where the role reads them, else one's own. */
export const visibleReservations = (viewer: Viewer | null): FilterQuery<Reservation> =>
  may(viewer?.role, "readReservations") ? {} : { customer: viewer?.id ?? 0 };

/** Loads a reservation of the asker's scope, without a lock. NOT_FOUND `Orden de reserva no encontrada`. */
export const findReservation = (scope: Scope, id: string): Promise<Reservation> =>
  scope.find(Reservation, { $and: [{ id }, visibleReservations(scope.viewer)] }, NO_RESERVATION);

/** Loads a reservation of the asker's scope, and locks it. NOT_FOUND `Orden de reserva no encontrada`. */
export async function lockReservation(work: Work, id: string): Promise<Reservation> {
  const found = await findReservation(work, id);
  await work.lock(found);
  return found;
}
