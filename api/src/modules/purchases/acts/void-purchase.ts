import type { Work } from "../../../core/mutation/work.ts";
import { itemLifecycle } from "../../contracts/item/item.lifecycle.ts";
import "../purchase.audit.ts";
import { lockPurchase } from "../purchase.find.ts";
import { refuseVoidOnCompleted } from "../purchase.rules.ts";

/**
 * Takes back a wrong purchase, with a reason: its item waits to be bought again. Never on a completed
 * contract. Answers the item's id.
 */
export async function voidPurchase(
  work: Work,
  { id, motivo }: { id: string; motivo: string },
): Promise<string> {
  const { contract, item, purchase } = await lockPurchase(work, id);
  refuseVoidOnCompleted(contract.status);
  itemLifecycle.refuseMove(item.status, "pendiente_compra");
  purchase.voidedAt = work.now;
  purchase.voidReason = motivo.trim();
  item.status = "pendiente_compra";
  const { costo, saldoPendiente, voidReason: reason } = purchase;
  work.audit("purchase.voided", id, {
    contractId: contract.id,
    itemId: item.id,
    costo,
    pagado: costo - saldoPendiente,
    reason,
  });
  return item.id;
}
