import { type TeamMember, type Turn, turnOfClient, turnOfOffice } from "../../accounts/turn/turn.rules.ts";
import type { ReservationStatus } from "../reservation.lifecycle.ts";

/** Facts that decide the turn of a reservation. */
export interface ReservationTurnFacts {
  readonly status: ReservationStatus;
  /** The customer's name. */
  readonly client: string;
  readonly office: readonly TeamMember[];
  /** Time since which a payment of it waits for a decision; null when none does. */
  readonly awaitingAt: string | null;
  readonly createdAt: string;
}

/** Returns the waits of a reservation: a paid one ends automatically; empty when no step is waiting. */
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
