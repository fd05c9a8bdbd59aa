import type { Work } from "../../../core/mutation/work.ts";
import { BankMovement } from "../statement/bank-movement.entity.ts";
import { type MovementAct, movementActs } from "./movement.acts.rules.ts";

const NO_MOVEMENT = "Movimiento no encontrado";

/** Loads a movement. NOT_FOUND `Movimiento no encontrado`. */
export const findMovement = (work: Work, id: string): Promise<BankMovement> =>
  work.find(BankMovement, { id }, NO_MOVEMENT);

/**
 * Locks a movement, after its sale and its payment, and reads its current state.
 * @throws Refusal by the table of acts, unless the act is allowed in that state.
 */
export async function lockFor(work: Work, movement: BankMovement, act: MovementAct): Promise<void> {
  await work.lock(movement);
  const { state: status, backed, amount, explained } = movement;
  movementActs.refuse(act, work, { status, backed, amount, explained });
}
