import type { Scope } from "../../../core/mutation/scope.ts";
import { type CommissionAct, commissionActs, type CommissionState } from "./commission.acts.rules.ts";
import type { Commission } from "./commission.entity.ts";

/**
 * Returns the states of commissions that an act is checked against, by one statement, as they stand in this
 * transaction when they are locked; before a payment their sellers are locked too.
 */
export async function commissionStates(
  scope: Scope,
  commissions: readonly Commission[],
  act: CommissionAct,
): Promise<CommissionState[]> {
  const names = commissionActs.rules[act].facts ?? [];
  const facts = names.length > 0 ? await scope.factsOfAll(commissions, ...names) : [];
  return commissions.map((commission, place) => {
    const { status, clase, montoComision, vendedor, documentoSoporte } = commission;
    const seen = { status, clase, montoComision, vendedorId: vendedor.id };
    return { ...facts[place], ...seen, documentoSoporteId: documentoSoporte?.id ?? null } as CommissionState;
  });
}

/** @throws Refusal by the table of acts, unless the asker can do the act with the (locked) commission now. */
export async function refuseCommissionAct(
  scope: Scope,
  commission: Commission,
  act: CommissionAct,
): Promise<void> {
  const [state] = await commissionStates(scope, [commission], act);
  if (state) commissionActs.refuse(act, scope, state);
}
