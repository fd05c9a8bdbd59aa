import { make } from "../../../core/rows.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { User } from "../../accounts/account/user.entity.ts";
import type { Payment } from "../../payments/payment/payment.entity.ts";
import type { BackingOrigin } from "../bank.enums.ts";
import { freeOf } from "../statement/movement-sums.rules.ts";
import type { BankMovement } from "../statement/bank-movement.entity.ts";
import { BankBacking } from "./backing.entity.ts";
import { backingOf } from "./backing.rules.ts";
import { propose, settleProposals } from "./proposals.ts";
import { daysAround } from "./working-window.ts";

/**
 * Assigns an amount of a movement, in COP, to a payment. The caller holds the locks of both, in the global
 * lock order. Proposals are renewed for the rest of the movement, and for movements that may cover the rest
 * of the payment.
 * @throws Refusal CONFLICT when the movement is already assigned to this payment.
 */
export async function back(
  work: Work,
  movement: BankMovement,
  payment: Payment,
  amount: Cop,
  origin: BackingOrigin,
): Promise<void> {
  const free = freeOf(movement);
  const { amount: _, ...difference } = backingOf({ day: movement.day, free }, payment);
  if ((await work.em.count(BankBacking, { movement, payment })) > 0)
    throw conflict("Este movimiento ya respalda este pago: deshaz la asignación y hazla de nuevo.");
  work.add(
    make(BankBacking, {
      movement,
      payment,
      amount,
      origin,
      createdAt: work.now,
      createdBy: work.viewer && work.em.getReference(User, work.viewer.id),
    }),
  );
  const [movementId, paymentId] = [movement.id, payment.id];
  work.audit("bank.backed", movementId, { movementId, paymentId, amount, origin, difference });
  await work.save();
  await settleProposals(work, { movementIds: [movementId], paymentIds: [paymentId] });
  if (amount < free) await propose(work, sql`m.id = ${movementId}`);
  const missing = payment.monto - (payment.respaldado ?? 0) - amount;
  if (missing > 0)
    await propose(
      work,
      sql`m.amount - m.backed - m.explained = ${missing}::bigint and ${daysAround(payment.fechaPago)}`,
      sql`p.id = ${paymentId}`,
    );
}

/**
 * Removes the assignment of a movement to a payment, so that the movement can be assigned again; the caller
 * holds the locks of both.
 */
export async function free(work: Work, backing: BankBacking, why: string): Promise<void> {
  const { movement, payment, amount } = backing;
  work.audit("bank.freed", movement.id, { movementId: movement.id, paymentId: payment.id, amount, why });
  work.em.remove(backing);
  await work.save();
}
