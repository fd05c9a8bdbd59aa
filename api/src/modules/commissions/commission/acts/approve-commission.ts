import type { Work } from "../../../../core/mutation/work.ts";
import { findCommission } from "../commission.access.ts";
import type { CommissionNoteInput } from "../commission.inputs.ts";
import { commissionMoves } from "../commission-moves.ts";
import { refuseCommissionAct } from "../commission-state.ts";

/**
 * Approves a commission, even when its payment was not requested. Only OWNER may approve their own
 * commission.
 */
export async function approveCommission(
  work: Work,
  { id, input }: { id: string; input: CommissionNoteInput },
): Promise<string> {
  const commission = await findCommission(work.forUpdate, id);
  await refuseCommissionAct(work, commission, "approve");
  const from = commission.status;
  const { montoComision } = commission;
  work.move(commissionMoves, commission, "approved", {
    audit: ["commission.approved", { from, montoComision }],
  });
  commission.observaciones = input.observaciones?.trim() || commission.observaciones;
  await work.emit("commission.approved", { commissionId: commission.id, sellerId: commission.vendedor.id });
  return commission.id;
}
