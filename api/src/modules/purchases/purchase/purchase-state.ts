import type { Scope } from "../../../core/mutation/scope.ts";
import { secondPersonFacts } from "../../approvals/approval.rules.ts";
import type { Installment } from "../installment/installment.entity.ts";
import {
  type InstallmentAct,
  installmentActs,
  type PurchaseAct,
  purchaseActs,
  type PurchaseState,
} from "./purchase.acts.rules.ts";
import type { Purchase } from "./purchase.entity.ts";

/**
 * Returns the facts of a purchase that an act checks, read in this transaction when the purchase is
 * locked.
 */
async function purchaseState(scope: Scope, purchase: Purchase, act: PurchaseAct): Promise<PurchaseState> {
  const named = purchaseActs.rules[act].facts ?? [];
  const { estadoPago: status, ...facts } = await scope.facts(purchase, "estadoPago", ...named);
  return { ...facts, status };
}

/**
 * Refuses an act that the caller cannot do on the locked purchase now.
 * @throws Refusal as the table of acts states.
 */
export async function refusePurchaseAct(scope: Scope, purchase: Purchase, act: PurchaseAct): Promise<void> {
  purchaseActs.refuse(act, scope, await purchaseState(scope, purchase, act));
}

/**
 * Refuses an act that the caller cannot do on the installment now; its purchase is locked.
 * @throws Refusal as the table of acts states.
 */
export async function refuseInstallmentAct(
  scope: Scope,
  installment: Installment,
  act: InstallmentAct,
): Promise<void> {
  const { estado: status, ...facts } = await scope.facts(installment, "estado", ...secondPersonFacts);
  installmentActs.refuse(act, scope, { ...facts, status });
}
