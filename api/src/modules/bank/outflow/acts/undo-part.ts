import { conflict, notFound } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { refuseClosedMonth } from "../../../closing/closed-month.ts";
import { findMovement } from "../../matching/movement.find.ts";
import { propose } from "../../matching/proposals.ts";
import { BankAllocation } from "../allocation.entity.ts";

const NO_PART = "Parte no encontrada";

/**
 * Undoes a part of a movement, made by a person or a rule, so that the movement can be explained again. A
 * payment that it showed, or that accepting registered, stays as it is.
 * @throws Refusal CONFLICT for the deposit of a settlement, which is undone as one.
 */
export async function undoPart(work: Work, { id }: { id: string }): Promise<string> {
  const found = await work.find(BankAllocation, { id }, NO_PART);
  const movement = await findMovement(work, found.movement.id);
  await work.lock(movement);
  // Another person may have undone it while this act waited for the lock.
  const [part] = await work.em.find(BankAllocation, { id }, { refresh: true });
  if (!part) throw notFound(NO_PART);
  if (part.origin === "liquidacion")
    throw conflict("Es el abono de una liquidación: para separarlo, deshaz la liquidación.");
  await refuseClosedMonth(work, movement.day, "id");
  const { concept, amount } = part;
  work.audit("bank.unexplained", movement.id, {
    movementId: movement.id,
    concept,
    amount: Math.abs(amount),
    byRule: part.rule !== null,
  });
  work.em.remove(part);
  await work.save();
  await propose(work, sql`m.id = ${movement.id}`);
  return movement.id;
}
