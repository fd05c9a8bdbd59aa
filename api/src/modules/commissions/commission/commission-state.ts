import type { Scope } from "../../../core/mutation/scope.ts";
import { type CommissionAct, commissionActs, type CommissionState } from "./commission.acts.rules.ts";
import type { Commission } from "./commission.entity.ts";

/**
 * What an act looks at of a commission, as it stands in this transaction when it is locked; before it is paid
 * its seller is locked too.
 */
async function commissionState(
  scope: Scope,
  commission: Commission,
  act: CommissionAct,
): Promise<CommissionState> {
  const facts = await scope.facts(commission, ...(commissionActs.rules[act].facts ?? []));
  const { status, clase, montoComision, vendedor, documentoSoporte } = commission;
  const documentoSoporteId = documentoSoporte?.id ?? null;
  return { ...facts, status, clase, montoComision, vendedorId: vendedor.id, documentoSoporteId };
}

/** @throws Refusal by the table of acts, unless the asker can do the act with the (locked) commission now. */
export async function refuseCommissionAct(
  scope: Scope,
  commission: Commission,
  act: CommissionAct,
): Promise<void> {
  commissionActs.refuse(act, scope, await commissionState(scope, commission, act));
}
