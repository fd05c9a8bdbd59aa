import { badInput } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { annulReservation } from "../status/annul-reservation.ts";
import { lockReservation } from "../reservation.access.ts";
import { refuseReservationAct } from "../reservation-state.ts";
import type { CancelReservationInput } from "../reservation.inputs.ts";

/**
 * Annuls a reservation. Its customer can do so while it is pending; staff, with a reason, also when it is
 * paid.
 * @throws Refusal CONFLICT when it is already annulled or the trip is over, and to the customer of a paid
 * reservation.
 */
export async function cancelReservation(
  work: Work,
  { id, input: { motivo } }: { id: string; input: CancelReservationInput },
): Promise<string> {
  const reservation = await lockReservation(work, id);
  await refuseReservationAct(work, reservation, "cancel");
  const isOwn = reservation.customer.id === work.viewer?.id;
  const reason = motivo?.trim() || null;
  // A REST client cannot be asked for a reason.
  if (!isOwn && !reason && work.origin.channel === "graphql")
    throw badInput("motivo", "Escribe el motivo de la anulación.");
  await annulReservation(work, reservation, { cause: isOwn ? "customer" : "staff", reason });
  return id;
}
