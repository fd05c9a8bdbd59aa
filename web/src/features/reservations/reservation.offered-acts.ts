import {
  type ReservationAct,
  reservationActs,
  type ReservationState,
} from "@travesia/api/reservations/reservation.acts.rules";
import { paidReservationActs } from "@travesia/api/reservations/paying/paid-reservation.acts.rules";
import { today } from "@travesia/api/colombia/days";
import { type OfferedActs, offeredActs } from "../../base/acts/offered-acts.ts";
import type { ReservationRowFragment } from "./reservations.generated.ts";

/** Returns whether the viewer can register a payment of a reservation now. */
const takesPayment = (
  viewer: { readonly id: number; readonly role: number },
  reservation: ReservationRowFragment,
): boolean => reservation.porRegistrar > 0 && paidReservationActs.allows("register", { viewer }, reservation);

/** Returns the acts on a reservation that the viewer may use, by the server's rules. */
export const offeredReservationActs = (
  viewer: { readonly id: number; readonly role: number },
  reservation: ReservationRowFragment,
): OfferedActs<ReservationAct | "register"> => {
  const { status, userId, balance, waiting, fechas, isUnclaimed } = reservation;
  const isOver = fechas.llegada < today(new Date());
  const state: ReservationState = { status, userId, balance, waiting, isOver, isUnclaimed };
  return new Map([
    ...offeredActs(reservationActs, viewer, state),
    ...(takesPayment(viewer, reservation) ? [["register", null] as const] : []),
  ]);
};
