import { endOfDay } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import type { MetodoPago } from "../purchase/purchase.enums.ts";
import type { LockedPurchase } from "../purchase/purchase.find.ts";
import { purchaseBalance } from "../purchase/purchase.rules.ts";
import { joinedRemarks, settlePurchase } from "../purchase/settle-purchase.ts";
import type { Installment } from "./installment.entity.ts";

/** Payment data of an installment. */
export interface PaidHow {
  readonly fechaPago: string;
  readonly metodoPago: MetodoPago;
  readonly observaciones?: string | null | undefined;
}

/**
 * Books an installment of a locked purchase as paid; `all` are its installments, read under the lock. The
 * balance is computed from the paid installments, the next unpaid one becomes the item's deadline, and at 0
 * the purchase is settled.
 */
export async function bookInstallment(
  work: Work,
  locked: LockedPurchase,
  all: readonly Installment[],
  installment: Installment,
  { fechaPago, metodoPago, observaciones }: PaidHow,
): Promise<void> {
  const { contract, purchase, item } = locked;
  installment.fechaPago = fechaPago;
  installment.metodoPago = metodoPago;
  installment.observaciones = joinedRemarks(installment.observaciones, observaciones);

  const before = purchase.saldoPendiente;
  const after = purchaseBalance(purchase.costo - purchase.retenido, paidAmounts(all));
  const { id, numeroCuota: numero, montoCuota: monto } = installment;
  work.audit("installment.paid", id, { purchaseId: purchase.id, numero, monto, fechaPago, before, after });
  purchase.saldoPendiente = after;
  const next = all.find((open) => open.fechaPago === null);
  if (next) item.fechaVencimientoPago = endOfDay(next.fechaVencimiento);
  else await settlePurchase(work, locked, before);
  const ids = { purchaseId: purchase.id, itemId: item.id, contractId: contract.id };
  await work.emit("installment.paid", { installmentId: id, ...ids });
}

const paidAmounts = (installments: readonly Installment[]): number[] =>
  installments.filter(({ fechaPago }) => fechaPago !== null).map(({ montoCuota }) => montoCuota);
