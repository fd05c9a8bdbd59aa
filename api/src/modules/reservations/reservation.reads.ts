import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../../core/context.ts";
import { forbidden, notFound } from "../../core/failure.ts";
import { may } from "../accounts/permissions.rules.ts";
import { Scope } from "../../core/mutation/scope.ts";
import type { HowToPay } from "../../core/paying/how-to-pay.ts";
import { findReservation } from "./reservation.access.ts";
import { reservationHowToPay } from "./paying/reservation-how-to-pay.ts";
import { Reservation } from "./reservation.entity.ts";

export const NO_RESERVATIONS = "No se encontraron órdenes de reserva para este usuario";

/** The reservations of a person that are not annulled, newest first. NOT_FOUND when there are none. */
export async function reservationsOfUser(
  { read, services, viewer }: Context,
  info: GraphQLResolveInfo,
  userId: number,
): Promise<Reservation[]> {
  if (viewer?.id !== userId && !may(viewer?.role, "readReservations")) throw forbidden();
  const where = { customer: userId, status: { $ne: "anulada" as const } };
  if ((await services.orm.em.fork().count(Reservation, where)) === 0) throw notFound(NO_RESERVATIONS);
  return read.list(Reservation, info, { where, orderBy: { createdAt: "desc", id: "desc" } });
}

/** How what is left to pay of a reservation is paid. NOT_FOUND out of the asker's reach. */
export async function howToPayReservation(context: Context, id: string): Promise<HowToPay | null> {
  const scope = Scope.of(context);
  return reservationHowToPay(scope, await findReservation(scope, id));
}
