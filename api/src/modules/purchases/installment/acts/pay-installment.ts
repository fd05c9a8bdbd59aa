import { endOfDay } from "../../../../core/colombia/days.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { refuseClosedMonth } from "../../../closing/closed-month.ts";
import { Installment } from "../installment.entity.ts";
import { refuseInstallmentDay } from "../installment.rules.ts";
import { visibleInstallments } from "../../purchase/purchase.access.ts";
import "../../purchase/purchase.audit.ts";
import { type BoughtIds, lockPurchase } from "../../purchase/purchase.find.ts";
import type { PayInstallmentInput } from "../../purchase/purchase.inputs.ts";
import { purchaseBalance } from "../../purchase/purchase.rules.ts";
import { refuseInstallmentAct } from "../../purchase/purchase-state.ts";
import { NO_INSTALLMENT } from "../../purchase/purchase.texts.ts";
import { keepReceipt } from "../../purchase/receipt.ts";
import { joinedRemarks, settlePurchase } from "../../purchase/settle-purchase.ts";

interface Args {
  readonly id: string;
  readonly input: PayInstallmentInput;
  readonly receipt: StoredBytes | null;
}

/** Pays one installment; the balance is computed from the paid ones, and at 0 the purchase is settled. */
export async function payInstallment(
  work: Work,
  { id, input, receipt }: Args,
): Promise<BoughtIds & { installmentId: string }> {
  const fechaPago = input.fechaPago ?? work.today;
  const installment = await work.find(
    Installment,
    { $and: [{ id }, visibleInstallments(work.viewer)] },
    NO_INSTALLMENT,
  );
  const locked = await lockPurchase(work, installment.purchase.id);
  const { purchase, item } = locked;
  const all = await work.em.find(
    Installment,
    { purchase: purchase.id },
    { orderBy: { numeroCuota: "asc" }, refresh: true },
  );
  refuseInstallmentDay(fechaPago, work.today);
  await refuseInstallmentAct(work, installment, "pay");
  await refuseClosedMonth(work, fechaPago, "fechaPago");

  installment.fechaPago = fechaPago;
  installment.metodoPago = input.metodoPago ?? "transferencia";
  installment.observaciones = joinedRemarks(installment.observaciones, input.observaciones);
  if (receipt) await keepReceipt(work, installment, receipt, "installment");

  const before = purchase.saldoPendiente;
  const after = purchaseBalance(purchase.costo, paidAmounts(all));
  const { numeroCuota: numero, montoCuota: monto } = installment;
  work.audit("installment.paid", id, { purchaseId: purchase.id, numero, monto, fechaPago, before, after });
  purchase.saldoPendiente = after;
  const next = all.find((open) => open.fechaPago === null);
  if (next) item.fechaVencimientoPago = endOfDay(next.fechaVencimiento);
  else await settlePurchase(work, locked, before);
  return { installmentId: id, purchaseId: purchase.id, itemId: item.id };
}

const paidAmounts = (installments: readonly Installment[]): number[] =>
  installments.filter(({ fechaPago }) => fechaPago !== null).map(({ montoCuota }) => montoCuota);
