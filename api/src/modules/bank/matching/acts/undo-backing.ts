import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { lockWithPayable } from "../../../payments/payment/payment-payable.ts";
import { findPayment } from "../../../payments/payment/payment.access.ts";
import { findMovement } from "../movement.find.ts";
import { BankBacking } from "../backing.entity.ts";
import { free } from "../back.ts";
import { propose } from "../proposals.ts";

/**
 * Says that a movement is not the money of a payment after all: it can be assigned anew. The payment stays as
 * it is; one that was verified is taken back by its own act.
 */
export async function undoBacking(work: Work, { id }: { id: string }): Promise<string> {
  const backing = await work.find(BankBacking, { id }, "Asignación no encontrada");
  const movement = await findMovement(work, backing.movement.id);
  await lockWithPayable(work, await findPayment(work, backing.payment.id));
  await work.lock(movement, backing);
  await free(work, backing, "Deshecho");
  await propose(work, sql`m.id = ${movement.id}`);
  return movement.id;
}
