import type { Scope } from "../../../core/mutation/scope.ts";
import { type CommissionAct, commissionActs, type CommissionState } from "./commission.acts.rules.ts";
import type { Commission } from "./commission.entity.ts";

type Facts = Partial<CommissionState>;
type Fact = keyof CommissionState & keyof Commission & string;

/** Facts of a commission that depend only on its seller. */
const sellerFacts = new Set<string>([
  ...["nombreVendedor", "documentosFaltantes", "disponibleVendedor", "cuentaCompleta", "firmaAprobada"],
]);

/**
 * Returns facts of commissions in the order of the commissions. Facts of a seller are computed once per
 * seller, because the available part of the monthly limit is the slowest fact.
 */
async function factsOf(
  scope: Scope,
  commissions: readonly Commission[],
  names: readonly Fact[],
): Promise<readonly Facts[]> {
  const firsts = new Map(commissions.map((commission) => [commission.vendedor.id, commission]));
  if (firsts.size === commissions.length) return scope.factsOfAll(commissions, ...names);
  const isOfSeller = (name: string) => sellerFacts.has(name);
  const asked = await scope.factsOfAll([...firsts.values()], ...names.filter(isOfSeller));
  const bySeller = new Map([...firsts.keys()].map((id, place) => [id, asked[place]]));
  const own = await scope.factsOfAll(commissions, ...names.filter((name) => !isOfSeller(name)));
  return commissions.map(({ vendedor }, place) => ({ ...bySeller.get(vendedor.id), ...own[place] }));
}

/**
 * Returns the states of commissions against which an act is checked; runs at most two statements. Locked
 * commissions are read from their current state in this transaction; before a payment, their sellers must be
 * locked too.
 */
export async function commissionStates(
  scope: Scope,
  commissions: readonly Commission[],
  act: CommissionAct,
): Promise<CommissionState[]> {
  const names = commissionActs.rules[act].facts ?? [];
  const facts = names.length > 0 ? await factsOf(scope, commissions, names) : [];
  return commissions.map((commission, place) => {
    const { status, clase, montoComision, vendedor, documentoSoporte } = commission;
    const seen = { status, clase, montoComision, vendedorId: vendedor.id };
    return { ...facts[place], ...seen, documentoSoporteId: documentoSoporte?.id ?? null } as CommissionState;
  });
}

/**
 * Refuses an act on a locked commission when the caller may not do it now.
 * @throws Refusal by the table of acts.
 */
export async function refuseCommissionAct(
  scope: Scope,
  commission: Commission,
  act: CommissionAct,
): Promise<void> {
  const [state] = await commissionStates(scope, [commission], act);
  if (state) commissionActs.refuse(act, scope, state);
}
