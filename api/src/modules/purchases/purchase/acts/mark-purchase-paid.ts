import type { Work } from "../../../../core/mutation/work.ts";
import { spendApprovals } from "../../../approvals/second-person.ts";
import { Installment } from "../../installment/installment.entity.ts";
import { type BoughtIds, lockPurchase } from "../purchase.find.ts";
import type { MarkPurchasePaidInput } from "../purchase.inputs.ts";
import { refusePurchaseAct } from "../purchase-state.ts";
import { joinedRemarks, settlePurchase } from "../settle-purchase.ts";

/** Records that a provider was paid in full; open installments are marked as paid today. */
export async function markPurchasePaid(
  work: Work,
  { id, input }: { id: string; input: MarkPurchasePaidInput },
): Promise<BoughtIds> {
  const locked = await lockPurchase(work, id);
  const { purchase } = locked;
  await refusePurchaseAct(work, purchase, "markPaid");
  await spendApprovals(work, [{ kind: "purchase", id }]);
  for (const installment of await work.em.find(Installment, { purchase: id, fechaPago: null })) {
    installment.fechaPago = work.today;
    installment.metodoPago = "transferencia";
  }
  purchase.observaciones = joinedRemarks(purchase.observaciones, input.observaciones);
  await settlePurchase(work, locked, purchase.saldoPendiente);
  return { purchaseId: id, itemId: locked.item.id };
}
