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

/** Returns the turn of a reservation: a paid one ends by itself; null when no step is waiting. */
export function reservationTurn(facts: ReservationTurnFacts): Turn | null {
  const { status, client, office, awaitingAt, createdAt } = facts;
  if (awaitingAt)
    return turnOfOffice("verifyPayments", office, { step: "verificar el pago", since: awaitingAt });
  return status === "pendiente" ? turnOfClient(client, { step: "pagarla", since: createdAt }) : null;
}
