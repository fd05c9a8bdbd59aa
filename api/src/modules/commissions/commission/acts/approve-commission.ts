import { forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { RoleNumber } from "../../../accounts/permissions.rules.ts";
import { findCommission } from "../commission.access.ts";
import "../commission.audit.ts";
import "../commission.events.ts";
import type { CommissionNoteInput } from "../commission.inputs.ts";
import { commissionMoves } from "../commission-moves.ts";
import { refuseApproval, refuseOwnCommission } from "../commission.rules.ts";

/** Approves a commission, also one whose payment was not requested; never one's own, unless OWNER. */
export async function approveCommission(
  work: Work,
  { id, input }: { id: string; input: CommissionNoteInput },
): Promise<string> {
  if (!work.viewer) throw forbidden();
  const commission = await findCommission(work, id);
  const { id: me, role } = work.viewer;
  refuseOwnCommission(commission.vendedor.id, { id: me, role: role as RoleNumber });
  await work.lock(commission);
  const from = commission.status;
  refuseApproval(from);
  const { montoComision } = commission;
  work.move(commissionMoves, commission, "approved", {
    audit: ["commission.approved", { from, montoComision }],
  });
  commission.observaciones = input.observaciones?.trim() || commission.observaciones;
  await work.emit("commission.approved", { commissionId: commission.id, sellerId: commission.vendedor.id });
  return commission.id;
}
