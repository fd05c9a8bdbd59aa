import type { Scope } from "../../core/mutation/scope.ts";
import type { Installment } from "./installment.entity.ts";
import type { PurchaseState } from "./purchase.acts.rules.ts";
import type { Purchase } from "./purchase.entity.ts";

/** What acts look at of a purchase, as it stands in this transaction when it is locked. */
export async function readPurchaseState(reach: Scope, purchase: Purchase): Promise<PurchaseState> {
  const { estadoPago: status, estadoContrato } = await reach.facts(purchase, "estadoPago", "estadoContrato");
  return { status, estadoContrato };
}

/** What acts look at of an installment; its purchase is locked. */
export async function readInstallmentState(
  reach: Scope,
  installment: Installment,
): Promise<{ status: Installment["estado"] }> {
  const { estado: status } = await reach.facts(installment, "estado");
  return { status };
}
