import { notFound } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { lockWithPayable } from "../../../payments/payment/payment-payable.ts";
import { findPayment } from "../../../payments/payment/payment.access.ts";
import { findMovement } from "../movement.find.ts";
import { BankBacking } from "../backing.entity.ts";
import { free } from "../back.ts";
import { propose, settleProposals } from "../proposals.ts";

const NO_BACKING = "Asignación no encontrada";

/**
 * Undoes the assignment of a movement to a payment, so that the movement can be assigned again. The payment
 * is unchanged; reversing a verified payment is a separate act.
 */
export async function undoBacking(work: Work, { id }: { id: string }): Promise<string> {
  const found = await work.find(BankBacking, { id }, NO_BACKING);
  const movement = await findMovement(work, found.movement.id);
  await lockWithPayable(work, await findPayment(work, found.payment.id));
  await work.lock(movement);
  // Another person may have undone it while this act waited for the locks.
  const [backing] = await work.em.find(BankBacking, { id }, { refresh: true });
  if (!backing) throw notFound(NO_BACKING);
  await free(work, backing, "Deshecho");
  await settleProposals(work, { movementIds: [movement.id], paymentIds: [found.payment.id] });
  await propose(work, sql`m.id = ${movement.id}`);
  return movement.id;
}
