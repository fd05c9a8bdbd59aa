import { badInput, forbidden } from "../../../../core/failure.ts";
import { formatCop } from "../../../../core/colombia/cop.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { PayableRef } from "../../../payments/payable/payable.ts";
import { lockPayable } from "../../../payments/payable/payable-kinds.ts";
import { findPayment } from "../../../payments/payment/payment.access.ts";
import { acceptPayment } from "../../../payments/payment/decision/payment-decision.ts";
import { lockWithPayable } from "../../../payments/payment/payment-payable.ts";
import { registerPaid } from "../../../payments/payment/payment-registration.ts";
import { askReason } from "../../../payments/payment/suspicion/ask-reason.ts";
import { verifiesAssigned } from "../assigning.rules.ts";
import { freeOf } from "../../statement/movement-sums.rules.ts";
import { back } from "../back.ts";
import type { AssignMovementInput } from "../matching.inputs.ts";
import { findMovement, lockFor } from "../movement.find.ts";

interface Args {
  readonly id: string;
  readonly ref: PayableRef;
  readonly input: Pick<
    AssignMovementInput,
    "monto" | "observaciones" | "aceptaDuplicado" | "motivoDuplicado"
  >;
}

/**
 * Assigns incoming money without a payment to a contract or a reservation: registers its payment, dated the
 * day of the movement, and verifies it. When the caller imported the bank's file and may not decide on their
 * own work, another person has to verify the payment.
 * @throws Refusal for the same reasons as registering a payment: above the balance, a possible duplicate, or
 * a status without payments.
 */
export async function assignMovement(work: Work, { id, ref, input }: Args): Promise<string> {
  if (!work.viewer) throw forbidden();
  const movement = await findMovement(work, id);
  await work.em.populate(movement, ["import"]);
  await lockPayable(work, ref);
  await lockFor(work, movement, "assign");
  const available = freeOf(movement);
  const monto = input.monto ?? available;
  if (monto > available)
    throw badInput("monto", `Del movimiento quedan ${formatCop(available)} por asignar.`);

  const aceptaDuplicado = input.aceptaDuplicado === true;
  const paid = {
    monto,
    fechaPago: movement.day,
    observaciones: input.observaciones?.trim() || movement.text,
  };
  const details = { referenciaPago: movement.reference ?? movement.bankId };
  const registered = { input: { ...paid, aceptaDuplicado }, details, proof: null };
  const payment = await findPayment(work, await registerPaid(work, ref, registered));
  await back(work, movement, payment, monto, "asignacion");

  const broughtByMe = movement.import.createdBy.id === work.viewer.id;
  if (verifiesAssigned(broughtByMe, work.viewer.role)) {
    const payable = await lockWithPayable(work, payment);
    await acceptPayment(work, payment, payable, { explained: await askReason(work, payment, input) });
  }
  return movement.id;
}
