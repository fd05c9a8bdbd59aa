import type { Work } from "../../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { refuseClosedMonth } from "../../../closing/closed-month.ts";
import { refuseItemAct } from "../../../contracts/item/item-state.ts";
import { type BoughtIds, lockItem } from "../purchase.find.ts";
import type { BuyItemInput } from "../purchase.inputs.ts";
import { refuseIncompletePurchase } from "../purchase.rules.ts";
import { keepReceipt } from "../receipt.ts";
import { announcePurchase, registerPurchase } from "../register-purchase.ts";

interface Args {
  readonly id: string;
  readonly input: BuyItemInput;
  readonly receipt: StoredBytes;
}

/** Registers, with its receipt, what an item was bought for. */
export async function buyItem(work: Work, { id, input, receipt }: Args): Promise<BoughtIds> {
  refuseIncompletePurchase(input);
  const locked = await lockItem(work, id);
  await refuseItemAct(work, locked.item, "buy");
  await refuseClosedMonth(work, input.fechaCompra, "fechaCompra");
  const due = input.fechaVencimientoPago ?? null;
  const purchase = await registerPurchase(work, locked, {
    ...input,
    tipoComprobante: input.tipoComprobante ?? "factura",
    tipoPago: "contado",
    numeroCuotas: 1,
    fechaVencimientoPago: due,
    nextDue: due,
    observaciones: input.observaciones,
  });
  await keepReceipt(work, purchase, receipt, "purchase");
  await announcePurchase(work, locked, purchase);
  return { purchaseId: purchase.id, itemId: id };
}
