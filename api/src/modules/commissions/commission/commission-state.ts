import type { Scope } from "../../../core/mutation/scope.ts";
import type { CommissionState } from "./commission.acts.rules.ts";
import type { Commission } from "./commission.entity.ts";

/**
 * What acts look at of a commission, as it stands in this transaction; before it is paid its seller is locked
 * too.
 */
export async function commissionState(reach: Scope, commission: Commission): Promise<CommissionState> {
  const facts = await reach.facts(commission, "nombreVendedor", "disponibleVendedor");
  const { status, clase, montoComision, vendedor } = commission;
  return { status, clase, montoComision, vendedorId: vendedor.id, ...facts };
}
