import type { Work } from "../../../../core/mutation/work.ts";
import { findCommission } from "../commission.access.ts";
import { refuseCommissionAct } from "../commission-state.ts";

/** Deletes a pending commission; its record stays in the history. Returns the confirmation to show. */
export async function deleteCommission(
  work: Work,
  { id, motivo = null }: { id: string; motivo?: string | null },
): Promise<string> {
  const commission = await findCommission(work.forUpdate, id);
  await refuseCommissionAct(work, commission, "delete");
  const { contract, vendedor, montoComision } = commission;
  const deleted = { contractId: contract.id, sellerId: vendedor.id, montoComision };
  work.audit("commission.deleted", id, { ...deleted, motivo: motivo?.trim() || null });
  work.em.remove(commission);
  return "Comisión eliminada";
}
