import { type TeamMember, type Turn, turnOfClient, turnOfOffice } from "../../accounts/turn/turn.rules.ts";
import type { ReservationStatus } from "../reservation.lifecycle.ts";

/** Facts that determine who does the next step of a reservation. */
export interface ReservationTurnFacts {
  readonly status: ReservationStatus;
  /** Name of the customer. */
  readonly client: string;
  readonly office: readonly TeamMember[];
  /** Time since which a payment of the reservation awaits a decision; null when none does. */
  readonly awaitingAt: string | null;
  readonly createdAt: string;
}

/**
 * Returns the turns of a reservation; empty when nobody has to act. A paid reservation is completed
 * automatically.
 */
export function reservationTurns(facts: ReservationTurnFacts): readonly Turn[] {
  const { status, client, office, awaitingAt, createdAt } = facts;
  if (awaitingAt)
    return [
      turnOfOffice("verifyPayments", office, {
        act: "verifyPayment",
        step: "verificar el pago",
        since: awaitingAt,
        sentence: "La reserva tiene un pago que nadie ha verificado.",
        button: "Verificar pago",
      }),
    ];
  if (status !== "pendiente") return [];
  return [
    turnOfClient(client, {
      act: "pay",
      step: "pagarla",
      since: createdAt,
      sentence: "La reserva no está pagada.",
      button: "Pagar",
    }),
  ];
}
