import { assign } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import type { StoredBytes } from "../../../../core/storage/storage.ts";
import { spendApprovals } from "../../../approvals/second-person.ts";
import { refuseClosedMonth } from "../../../closing/closed-month.ts";
import { bookInstallment } from "../book-installment.ts";
import { Installment } from "../installment.entity.ts";
import { refuseInstallmentDay } from "../installment.rules.ts";
import { visibleInstallments } from "../../purchase/purchase.access.ts";
import { type BoughtIds, lockPurchase } from "../../purchase/purchase.find.ts";
import type { PayInstallmentInput } from "../../purchase/purchase.inputs.ts";
import { refuseInstallmentAct } from "../../purchase/purchase-state.ts";
import { NO_INSTALLMENT } from "../../purchase/purchase.texts.ts";
import { keepReceipt } from "../../purchase/receipt.ts";

interface Args {
  readonly id: string;
  readonly input: PayInstallmentInput;
  readonly receipt: StoredBytes | null;
}

/** Pays one installment. The balance is computed from the paid installments; at 0 the purchase is settled. */
export async function payInstallment(
  work: Work,
  { id, input, receipt }: Args,
): Promise<BoughtIds & { installmentId: string }> {
  const fechaPago = input.fechaPago ?? work.today;
  refuseInstallmentDay(fechaPago, work.today);
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
  await refuseInstallmentAct(work, installment, "pay");
  await refuseClosedMonth(work, fechaPago, "fechaPago");
  await spendApprovals(work, [{ kind: "installment", id }]);

  const { metodoPago, observaciones } = input;
  if (receipt) assign(installment, await keepReceipt(work, receipt, { type: "installment", id }));
  const how = { fechaPago, metodoPago: metodoPago ?? "transferencia", observaciones } as const;
  await bookInstallment(work, locked, all, installment, how);
  return { installmentId: id, purchaseId: purchase.id, itemId: item.id };
}
