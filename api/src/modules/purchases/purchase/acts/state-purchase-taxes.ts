import { formatCop } from "../../../../core/colombia/cop.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { assign } from "../../../../core/rows.ts";
import { Installment } from "../../installment/installment.entity.ts";
import { type BoughtIds, lockPurchase } from "../purchase.find.ts";
import type { Purchase } from "../purchase.entity.ts";
import type { PurchaseTaxesInput } from "../purchase.inputs.ts";
import { refusePurchaseAct } from "../purchase-state.ts";
import { refuseTaxes, taxColumns, taxesIn } from "../taxes.rules.ts";

const PAID = "La compra ya se pagó completa: lo retenido no cambia. Anúlala y regístrala de nuevo.";

/**
 * States the base, the IVA and the withholdings of a purchase, completely. Withheld amounts are not owed to
 * the provider: they lower the balance and, of a purchase in installments, the first unpaid one.
 * @throws Refusal BAD_USER_INPUT for amounts that do not fit its cost; CONFLICT when withheld amounts change
 * after it was paid, exceed the next installment, or its month is closed.
 */
export async function statePurchaseTaxes(
  work: Work,
  { id, input }: { id: string; input: PurchaseTaxesInput },
): Promise<BoughtIds> {
  const { contract, item, purchase } = await lockPurchase(work, id);
  await refusePurchaseAct(work, purchase, "stateTaxes");
  const taxes = taxColumns(input);
  refuseTaxes(taxes, purchase.costo);
  const before = taxesIn(purchase);
  const more = taxes.retenido - purchase.retenido;
  if (more !== 0) await lowerBalance(work, purchase, more);
  assign(purchase, taxes);
  work.audit("purchase.taxes-stated", id, {
    contractId: contract.id,
    itemId: item.id,
    before,
    after: taxesIn(taxes),
    saldo: purchase.saldoPendiente,
  });
  return { purchaseId: id, itemId: item.id };
}

/** Lowers the debt to the provider by an amount in COP; a negative amount raises it. */
async function lowerBalance(work: Work, purchase: Purchase, amount: number): Promise<void> {
  if (purchase.saldoPendiente === 0) throw conflict(PAID, "retefuente");
  if (purchase.tipoPago === "cuotas") {
    const [next] = await work.em.find(
      Installment,
      { purchase: purchase.id, fechaPago: null },
      { orderBy: { numeroCuota: "asc" }, refresh: true, limit: 1 },
    );
    if (!next || next.montoCuota <= amount)
      throw conflict(
        `La retención no cabe en la próxima cuota (${formatCop(next?.montoCuota ?? 0)}).`,
        "retefuente",
      );
    next.montoCuota -= amount;
  }
  purchase.saldoPendiente -= amount;
}
