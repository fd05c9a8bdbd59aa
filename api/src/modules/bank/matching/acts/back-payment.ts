import { conflict } from "../../../../core/failure.ts";
import { formatCop } from "../../../../core/cop.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { verifyPayment } from "../../../payments/payment/acts/verify-payment.ts";
import { findPayment } from "../../../payments/payment/payment.access.ts";
import { lockWithPayable } from "../../../payments/payment/payment-payable.ts";
import { back } from "../back.ts";
import { findMovement, lockFor } from "../movement.find.ts";

interface Args {
  readonly movementId: string;
  readonly paymentId: string;
  readonly aceptaDuplicado: boolean;
}

/**
 * Says that a movement is the money of a payment: one that awaits verification is verified by it.
 * @throws Refusal CONFLICT when another movement backs it, or this one is not enough to verify it; as
 * `verifyPayment` does.
 */
export async function backPayment(
  work: Work,
  { movementId, paymentId, aceptaDuplicado }: Args,
): Promise<string> {
  const movement = await findMovement(work, movementId);
  const payment = await findPayment(work, paymentId);
  await lockWithPayable(work, payment);
  await lockFor(work, movement, "back");
  if (payment.status === "rejected") throw conflict("El pago fue rechazado y no cuenta: no se respalda.");
  const missing = payment.monto - payment.respaldado;
  if (missing === 0) throw conflict("Otro movimiento ya respalda este pago. Actualiza la lista.");
  const amount = Math.min(movement.amount - movement.backed, missing);
  if (payment.status === "pending" && amount < missing)
    throw conflict(
      `El movimiento solo tiene ${formatCop(amount)} libres y el pago es de ${formatCop(payment.monto)}: ` +
        "no se puede verificar con él.",
    );
  await back(work, movement, payment, amount, "propuesta");
  if (payment.status === "pending") await verifyPayment(work, { id: paymentId, input: { aceptaDuplicado } });
  return movement.id;
}
