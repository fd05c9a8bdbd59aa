import { v7 } from "uuid";
import type { Work } from "../../../../core/mutation/work.ts";
import { refuseClosedMonth } from "../../../closing/closed-month.ts";
import { refuseItemAct } from "../../../contracts/item/item-state.ts";
import { lockItem } from "../../../contracts/item/lock-item.ts";
import { Installment } from "../installment.entity.ts";
import { installmentPlan } from "../installment.rules.ts";
import type { BoughtIds } from "../../purchase/purchase.find.ts";
import type { BuyItemInInstallmentsInput } from "../../purchase/purchase.inputs.ts";
import { refuseTaxes, taxColumns } from "../../purchase/taxes.rules.ts";
import { registerPurchase } from "../../purchase/register-purchase.ts";

/** Registers the purchase of an item above 2,000,000 COP, with its installments. */
export async function buyItemInInstallments(
  work: Work,
  { id, input }: { id: string; input: BuyItemInInstallmentsInput },
): Promise<BoughtIds> {
  const taxes = taxColumns(input.impuestos ?? null);
  const { costo, installments } = installmentPlan(input.costo, input.cuotasPlan, taxes.retenido);
  refuseTaxes(taxes, costo, "impuestos");
  const locked = await lockItem(work, id);
  refuseItemAct(work, locked, "buyInInstallments");
  await refuseClosedMonth(work, input.fechaCompra, "fechaCompra");
  const { proveedor, nit, fechaCompra, observaciones } = input;
  const purchaseId = await registerPurchase(work, locked, {
    proveedor,
    nit,
    costo,
    fechaCompra,
    observaciones,
    tipoComprobante: input.tipoComprobante ?? "voucher",
    tipoPago: "cuotas",
    numeroCuotas: installments.length,
    fechaVencimientoPago: installments.at(-1)?.fechaVencimiento ?? null,
    nextDue: installments[0]?.fechaVencimiento ?? null,
    taxes,
  });
  for (const { monto: montoCuota, ...planned } of installments)
    work.insertLater(Installment, {
      ...planned,
      id: v7(),
      purchase: purchaseId,
      montoCuota,
      createdAt: work.now,
      updatedAt: work.now,
    });
  return { purchaseId, itemId: id };
}
