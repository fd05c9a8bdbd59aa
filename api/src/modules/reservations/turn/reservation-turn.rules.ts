import { type TeamMember, type Turn, turnOfClient, turnOfOffice } from "../../accounts/turn/turn.rules.ts";
import type { ReservationStatus } from "../reservation.lifecycle.ts";

/** What tells who does the next step of a reservation. */
export interface ReservationTurnFacts {
  readonly status: ReservationStatus;
  /** The customer's name. */
  readonly client: string;
  readonly office: readonly TeamMember[];
  /** Since when a payment of it waits for somebody to decide; null where none does. */
  readonly awaitingAt: string | null;
  readonly createdAt: string;
}

/** Who does the next step of a reservation: a paid one ends by itself; null where nothing waits. */
export function reservationTurn(facts: ReservationTurnFacts): Turn | null {
  const { status, client, office, awaitingAt, createdAt } = facts;
  if (awaitingAt)
    return turnOfOffice("verifyPayments", office, { step: "verificar el pago", since: awaitingAt });
  return status === "pendiente" ? turnOfClient(client, { step: "pagarla", since: createdAt }) : null;
}
