import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { verifyPayment } from "../../../payments/payment/acts/verify-payment.ts";
import { findPayment } from "../../../payments/payment/payment.access.ts";
import { lockWithPayable } from "../../../payments/payment/payment-payable.ts";
import type { Answered } from "../../../payments/payment/suspicion/ask-reason.ts";
import { freeOf } from "../../statement/movement-sums.rules.ts";
import { back } from "../back.ts";
import { backingOf } from "../backing.rules.ts";
import type { BackingOrigin } from "../../bank.enums.ts";
import { findMovement, lockFor } from "../movement.find.ts";

interface Args extends Answered {
  readonly movementId: string;
  readonly paymentId: string;
  readonly origin?: BackingOrigin;
}

/**
 * Assigns a movement to a payment, up to the smaller unassigned amount of the two; the rest of the payment or
 * the movement stays unassigned. A payment that awaits verification is verified once movements cover all of
 * it.
 * @throws Refusal CONFLICT when movements already cover the payment, or it was rejected; also for the reasons
 * of `verifyPayment`.
 */
export async function backPayment(
  work: Work,
  { movementId, paymentId, origin = "eleccion", ...answered }: Args,
): Promise<string> {
  const movement = await findMovement(work, movementId);
  const payment = await findPayment(work, paymentId);
  await lockWithPayable(work, payment);
  await lockFor(work, movement, "back");
  if (payment.status === "rejected") throw conflict("El pago fue rechazado y no cuenta: no se respalda.");
  const free = freeOf(movement);
  const { amount, missing } = backingOf({ day: movement.day, free }, payment);
  if (amount === 0) throw conflict("Otro movimiento ya respalda este pago. Actualiza la lista.");
  await back(work, movement, payment, amount, origin);
  if (payment.status === "pending" && missing === 0)
    await verifyPayment(work, { id: paymentId, input: answered });
  return movement.id;
}
