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

/** Returns the state of a purchase that an act is checked against, in this transaction when it is locked. */
async function purchaseState(scope: Scope, purchase: Purchase, act: PurchaseAct): Promise<PurchaseState> {
  const named = purchaseActs.rules[act].facts ?? [];
  const { estadoPago: status, ...facts } = await scope.facts(purchase, "estadoPago", ...named);
  return { ...facts, status };
}

/** @throws Refusal by the table of acts, unless the caller can do the act with the (locked) purchase now. */
export async function refusePurchaseAct(scope: Scope, purchase: Purchase, act: PurchaseAct): Promise<void> {
  purchaseActs.refuse(act, scope, await purchaseState(scope, purchase, act));
}

/**
 * @throws Refusal by the table of acts, unless the caller can do the act with the installment now; its
 * purchase is locked.
 */
export async function refuseInstallmentAct(
  scope: Scope,
  installment: Installment,
  act: InstallmentAct,
): Promise<void> {
  const { estado: status, ...facts } = await scope.facts(installment, "estado", ...secondPersonFacts);
  installmentActs.refuse(act, scope, { ...facts, status });
}
