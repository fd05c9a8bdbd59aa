import type { Work } from "../../../../core/mutation/work.ts";
import { findMovement, lockFor } from "../movement.find.ts";
import { settleProposals } from "../proposals.ts";
import type { PutMovementAsideInput } from "../matching.inputs.ts";

/** Sets a movement aside as money that belongs to no payment, with a reason. */
export async function putMovementAside(
  work: Work,
  { id, input: { motivo } }: { id: string; input: PutMovementAsideInput },
): Promise<string> {
  const movement = await findMovement(work, id);
  await lockFor(work, movement, "putAside");
  const reason = motivo.trim();
  movement.asideReason = reason;
  work.audit("bank.aside", id, { amount: movement.amount, reason });
  await work.save();
  await settleProposals(work, { movementIds: [id] });
  return id;
}
