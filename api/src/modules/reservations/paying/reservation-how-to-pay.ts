import { addressOf } from "../../../core/addresses.ts";
import { today } from "../../../core/colombia/days.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { HowToPay } from "../../content/agency-account/how-to-pay-block.rules.ts";
import { howToPay } from "../../content/agency-account/how-to-pay.rules.ts";
import { reservedFor } from "../../payments/payable/reserved-for.ts";
import type { Reservation } from "../reservation.entity.ts";
import { reservationCode } from "../reservation.rules.ts";

/**
 * Returns the address for paying a reservation by card, PSE or Nequi; null when online payment is not
 * available.
 */
const onlineAddress = ({ services: { config } }: Scope, id: string): string | null =>
  config.wompi.mode === "off" ? null : `${config.publicUrl}${addressOf("pay")}?reserva=${id}`;

/**
 * Returns the payment instructions for the part of a pending reservation that is neither paid nor awaiting
 * verification; null when there is none.
 */
export async function reservationHowToPay(scope: Scope, reservation: Reservation): Promise<HowToPay | null> {
  const { id, status, totalPrice, paid, dueAt } = reservation;
  if (status !== "pendiente") return null;
  const spoken = await reservedFor(scope, { kind: "reservation", id });
  const amount = totalPrice - paid - spoken;
  if (amount <= 0) return null;
  const reference = reservationCode(id);
  return howToPay(await scope.services.agency.current(), {
    reference,
    concept: `Reserva ${reference}`,
    amount,
    // A reservation that is paid in part, or about to be, is kept: it does not lapse.
    due: dueAt && paid === 0 && spoken === 0 ? today(dueAt) : null,
    online: onlineAddress(scope, id),
  });
}
