import {
  type ReservationAct,
  reservationActs,
  type ReservationState,
} from "@travesia/api/reservations/reservation.acts.rules";
import { today } from "@travesia/api/colombia/days";
import { type OfferedActs, offeredActs } from "../../app/acts/offered-acts.ts";
import type { ReservationRowFragment } from "./reservations.generated.ts";

/** What somebody is offered to do with a reservation, as the server decides. */
export const offeredReservationActs = (
  viewer: { readonly id: number; readonly role: number },
  { status, userId, balance, waiting, fechas }: ReservationRowFragment,
): OfferedActs<ReservationAct> => {
  const isOver = fechas.llegada < today(new Date());
  const state: ReservationState = { status, userId, balance, waiting, isOver };
  return offeredActs(reservationActs, viewer, state);
};
