import type { Work } from "../../../../core/mutation/work.ts";
import { commissionMoves } from "../../commission/commission-moves.ts";
import { lockLines, problemsOf, refuseLines } from "../payable-lines.ts";
import type { CommissionIdsInput } from "../payout.inputs.ts";

/**
 * Approves several commissions in one act: all, or none, in which case the refusal names the first that
 * cannot be approved. Returns them in the selected order.
 */
export async function approveCommissions(
  work: Work,
  { input: { ids } }: { input: CommissionIdsInput },
): Promise<readonly string[]> {
  const lines = await lockLines(work, ids);
  refuseLines(lines, await problemsOf(work, lines, "approve"), "No se aprobó nada.");
  for (const commission of lines.commissions) {
    const { status: from, montoComision } = commission;
    work.move(commissionMoves, commission, "approved", {
      audit: ["commission.approved", { from, montoComision }],
    });
  }
  for (const { id, vendedor } of lines.commissions)
    await work.emit("commission.approved", { commissionId: id, sellerId: vendedor.id });
  return ids;
}
