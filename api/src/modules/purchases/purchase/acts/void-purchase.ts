import type { Work } from "../../../../core/mutation/work.ts";
import { itemMoves } from "../../../contracts/item/item-moves.ts";
import { make } from "../../../../core/rows.ts";
import { ProviderClaim } from "../claim/provider-claim.entity.ts";
import { lockPurchase } from "../purchase.find.ts";
import { refusePurchaseAct } from "../purchase-state.ts";
import { endPurchaseApprovals } from "../settle-purchase.ts";
import type { VoidPurchaseInput } from "../purchase.inputs.ts";

/**
 * Voids a wrong purchase, with a reason; its item must be bought again. The paid part of it becomes a claim
 * on the provider. Not possible on a completed contract. Returns the item's id.
 */
export async function voidPurchase(
  work: Work,
  { id, input: { motivo } }: { id: string; input: VoidPurchaseInput },
): Promise<string> {
  const { contract, item, purchase } = await lockPurchase(work, id);
  await refusePurchaseAct(work, purchase, "void");
  const { costo, retenido, saldoPendiente } = purchase;
  const pagado = costo - retenido - saldoPendiente;
  const reason = motivo.trim();
  const voided = { contractId: contract.id, itemId: item.id, costo, pagado, reason };
  work.move(itemMoves, item, "pendiente_compra", { audit: ["purchase.voided", voided, purchase] });
  purchase.voidedAt = work.now;
  purchase.voidReason = reason;
  if (pagado > 0) work.add(make(ProviderClaim, { purchase, monto: pagado, dia: work.today }));
  await endPurchaseApprovals(work, id, "voided");
  await work.emit("purchase.voided", { purchaseId: id, itemId: item.id, contractId: contract.id });
  return item.id;
}
