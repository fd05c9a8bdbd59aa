import type { Scope } from "../../core/mutation/scope.ts";
import { type ReservationAct, reservationActs, type ReservationState } from "./reservation.acts.rules.ts";
import type { Reservation } from "./reservation.entity.ts";

/**
 * Refuses an act that the caller cannot do on the locked reservation now.
 * @throws Refusal as the table of acts states.
 */
export async function refuseReservationAct(
  scope: Scope,
  reservation: Reservation,
  act: ReservationAct,
): Promise<void> {
  const facts = await scope.facts(reservation, ...(reservationActs.rules[act].facts ?? []));
  const { status, customer, totalPrice, paid, llegada, isUnclaimed } = reservation;
  const [balance, isOver] = [totalPrice - paid, llegada < scope.today];
  const state = { status, userId: customer.id, balance, isOver, isUnclaimed };
  reservationActs.refuse(act, scope, { ...state, ...facts } as ReservationState);
}
