import type { Work } from "../../../../core/mutation/work.ts";
import { refuseClosedMonth } from "../../../closing/closed-month.ts";
import { refuseItemAct } from "../../../contracts/item/item-state.ts";
import { Installment } from "../installment.entity.ts";
import { installmentPlan, type NewInstallment } from "../installment.rules.ts";
import type { Purchase } from "../../purchase/purchase.entity.ts";
import { type BoughtIds, lockItem } from "../../purchase/purchase.find.ts";
import type { BuyItemInInstallmentsInput } from "../../purchase/purchase.inputs.ts";
import { announcePurchase, registerPurchase } from "../../purchase/register-purchase.ts";

/** Registers what an item above 2,000,000 COP was bought for, and the payments it is paid in. */
export async function buyItemInInstallments(
  work: Work,
  { id, input }: { id: string; input: BuyItemInInstallmentsInput },
): Promise<BoughtIds> {
  const { costo, installments } = installmentPlan(input.costo, input.cuotasPlan);
  const locked = await lockItem(work, id);
  await refuseItemAct(work, locked.item, "buyInInstallments");
  await refuseClosedMonth(work, input.fechaCompra, "fechaCompra");
  const purchase = await registerPurchase(work, locked, {
    ...input,
    costo,
    tipoComprobante: input.tipoComprobante ?? "voucher",
    tipoPago: "cuotas",
    numeroCuotas: installments.length,
    fechaVencimientoPago: installments.at(-1)?.fechaVencimiento ?? null,
    nextDue: installments[0]?.fechaVencimiento ?? null,
    observaciones: input.observaciones,
  });
  for (const planned of installments) work.add(installmentOf(purchase, planned));
  await announcePurchase(work, locked, purchase);
  return { purchaseId: purchase.id, itemId: id };
}

function installmentOf(purchase: Purchase, planned: NewInstallment): Installment {
  const installment = new Installment();
  installment.purchase = purchase;
  installment.numeroCuota = planned.numeroCuota;
  installment.montoCuota = planned.monto;
  installment.fechaVencimiento = planned.fechaVencimiento;
  installment.observaciones = planned.observaciones;
  return installment;
}
