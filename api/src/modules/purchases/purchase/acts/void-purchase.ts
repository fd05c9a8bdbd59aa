import type { Work } from "../../../../core/mutation/work.ts";
import { itemMoves } from "../../../contracts/item/item-moves.ts";
import { lockPurchase } from "../purchase.find.ts";
import { refusePurchaseAct } from "../purchase-state.ts";
import { endPurchaseApprovals } from "../settle-purchase.ts";
import type { VoidPurchaseInput } from "../purchase.inputs.ts";

/**
 * Voids a wrong purchase, with a reason; its item must be bought again. Not possible on a completed contract.
 * Returns the item's id.
 */
export async function voidPurchase(
  work: Work,
  { id, input: { motivo } }: { id: string; input: VoidPurchaseInput },
): Promise<string> {
  const { contract, item, purchase } = await lockPurchase(work, id);
  await refusePurchaseAct(work, purchase, "void");
  const { costo, saldoPendiente } = purchase;
  const reason = motivo.trim();
  const voided = { contractId: contract.id, itemId: item.id, costo, pagado: costo - saldoPendiente, reason };
  work.move(itemMoves, item, "pendiente_compra", { audit: ["purchase.voided", voided, purchase] });
  purchase.voidedAt = work.now;
  purchase.voidReason = reason;
  await endPurchaseApprovals(work, id, "voided");
  await work.emit("purchase.voided", { purchaseId: id, itemId: item.id, contractId: contract.id });
  return item.id;
}
