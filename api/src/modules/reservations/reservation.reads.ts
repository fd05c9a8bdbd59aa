import type { GraphQLResolveInfo } from "graphql";
import type { Context } from "../../core/context.ts";
import { forbidden, notFound } from "../../core/failure.ts";
import { may } from "../accounts/permissions.rules.ts";
import { Scope } from "../../core/mutation/scope.ts";
import type { HowToPay } from "../content/agency-account/how-to-pay-block.rules.ts";
import { refundsOfOrder } from "../payments/refund/own/own-refund.reads.ts";
import type { OwnRefund } from "../payments/refund/refund.types.ts";
import { findReservation, visibleReservations } from "./reservation.access.ts";
import { reservationHowToPay } from "./paying/reservation-how-to-pay.ts";
import { Reservation } from "./reservation.entity.ts";

export const NO_RESERVATIONS = "No se encontraron órdenes de reserva para este usuario";

/**
 * Returns the reservations of a person in the viewer's scope that are not annulled, newest first. NOT_FOUND
 * when there are none.
 */
export async function reservationsOfUser(
  { read, services, viewer }: Context,
  info: GraphQLResolveInfo,
  userId: number,
): Promise<Reservation[]> {
  if (viewer?.id !== userId && !may(viewer?.role, "readReservations")) throw forbidden();
  const where = {
    $and: [{ customer: userId, status: { $ne: "anulada" as const } }, visibleReservations(viewer)],
  };
  if ((await services.orm.em.fork().count(Reservation, where)) === 0) throw notFound(NO_RESERVATIONS);
  return read.list(Reservation, info, { where, orderBy: { createdAt: "desc", id: "desc" } });
}

/**
 * Returns the refunds of a reservation; their account is visible to the customer and to the people who pay
 * refunds. NOT_FOUND when the viewer may not see the reservation.
 */
export async function refundsOfReservation(context: Context, id: string): Promise<OwnRefund[]> {
  const { customer } = await findReservation(Scope.of(context), id);
  const refunds = await refundsOfOrder(context, id);
  const { viewer } = context;
  if (viewer?.id === customer.id || may(viewer?.role, "readRefunds")) return refunds;
  return refunds.map((refund) => ({ ...refund, accountMasked: null }));
}

/**
 * Returns the payment instructions for the unpaid part of a reservation. NOT_FOUND when the viewer may not
 * see the reservation.
 */
export async function howToPayReservation(context: Context, id: string): Promise<HowToPay | null> {
  const scope = Scope.of(context);
  return reservationHowToPay(scope, await findReservation(scope, id));
}
