import type { Work } from "../../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { refuseClosedMonth } from "../../../closing/closed-month.ts";
import { refuseItemAct } from "../../../contracts/item/item-state.ts";
import { lockItem } from "../../../contracts/item/lock-item.ts";
import type { BoughtIds } from "../purchase.find.ts";
import type { BuyItemInput } from "../purchase.inputs.ts";
import { refuseIncompletePurchase } from "../purchase.rules.ts";
import { refuseTaxes, taxColumns } from "../taxes.rules.ts";
import { registerPurchase } from "../register-purchase.ts";

interface Args {
  readonly id: string;
  readonly input: BuyItemInput;
  readonly receipt: StoredBytes;
}

/** Registers the purchase of an item, with its receipt. */
export async function buyItem(work: Work, { id, input, receipt }: Args): Promise<BoughtIds> {
  refuseIncompletePurchase(input);
  const taxes = taxColumns(input.impuestos ?? null);
  refuseTaxes(taxes, input.costo, "impuestos");
  const locked = await lockItem(work, id);
  refuseItemAct(work, locked, "buy");
  await refuseClosedMonth(work, input.fechaCompra, "fechaCompra");
  const due = input.fechaVencimientoPago ?? null;
  const { proveedor, nit, costo, fechaCompra, observaciones } = input;
  const purchaseId = await registerPurchase(
    work,
    locked,
    {
      proveedor,
      nit,
      costo,
      fechaCompra,
      observaciones,
      tipoComprobante: input.tipoComprobante ?? "factura",
      tipoPago: "contado",
      numeroCuotas: 1,
      fechaVencimientoPago: due,
      nextDue: due,
      taxes,
    },
    receipt,
  );
  return { purchaseId, itemId: id };
}
