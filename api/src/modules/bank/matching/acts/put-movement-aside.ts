import type { Work } from "../../../../core/mutation/work.ts";
import "../matching.audit.ts";
import { findMovement, lockFor } from "../movement.find.ts";
import { settleProposals } from "../proposals.ts";

/** Says that what came in is nobody's payment, and why. */
export async function putMovementAside(
  work: Work,
  { id, motivo }: { id: string; motivo: string },
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
