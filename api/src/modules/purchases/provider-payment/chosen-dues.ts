import { ended } from "../../../core/colombia/spoken.ts";
import type { Cop } from "../../../core/colombia/cop.ts";
import { badInput, notFound, Refusal } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { ContractItem } from "../../contracts/item/item.entity.ts";
import { Installment } from "../installment/installment.entity.ts";
import { visiblePurchases } from "../purchase/purchase.access.ts";
import { Purchase } from "../purchase/purchase.entity.ts";
import type { LockedPurchase } from "../purchase/purchase.find.ts";
import { refuseInstallmentAct, refusePurchaseAct } from "../purchase/purchase-state.ts";
import { NO_INSTALLMENT, NO_PURCHASE } from "../purchase/purchase.texts.ts";
import type { PaidDueInput } from "./provider-payment.inputs.ts";

/** Chosen amount whose contract, item and purchase are locked; `monto` in COP. */
export interface ChosenDue {
  readonly locked: LockedPurchase;
  /** Null when the purchase is paid at once. */
  readonly installment: Installment | null;
  /** All installments of the purchase, read under the lock. */
  readonly all: readonly Installment[];
  readonly monto: Cop;
  /** Display name: `Mayorista Andina, CT-2026-000045, cuota 2 de 3`. */
  readonly label: string;
  /** Index in the list of chosen amounts. */
  readonly place: number;
}

/** Text added to the refusal of an amount that prevents the payment of all chosen amounts. */
const NOTHING_PAID = "No se pagó nada.";
const field = (place: number) => `dues.${place}`;
const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1);

/**
 * Loads the chosen amounts and locks their records: contracts, items, purchases, each type sorted by id, so
 * that concurrent payments lock in the same order.
 * @throws Refusal NOT_FOUND or BAD_USER_INPUT on the invalid amount.
 */
export async function lockDues(work: Work, chosen: readonly PaidDueInput[]): Promise<ChosenDue[]> {
  refuseTwice(chosen);
  const ids = [...new Set(chosen.map(({ purchaseId }) => purchaseId))];
  const purchases = await work.em.find(
    Purchase,
    { $and: [{ id: { $in: ids } }, visiblePurchases(work.viewer)] },
    { populate: ["provider"] },
  );
  const missing = chosen.findIndex(({ purchaseId }) => !purchases.some(({ id }) => id === purchaseId));
  if (missing >= 0) throw notFound(NO_PURCHASE);
  const items = await work.em.find(ContractItem, { id: { $in: purchases.map(({ item }) => item.id) } });
  const contracts = await work.em.find(Contract, { id: { $in: items.map(({ contract }) => contract.id) } });
  await work.lock(...contracts.sort(byId), ...items.sort(byId), ...purchases.sort(byId));
  const installments = await work.em.find(
    Installment,
    { purchase: { $in: ids } },
    { orderBy: { purchase: "asc", numeroCuota: "asc" }, refresh: true },
  );
  return chosen.map(({ purchaseId, installmentId }, place) => {
    const purchase = purchases.find(({ id }) => id === purchaseId)!;
    if (purchase.voidedAt) throw notFound(NO_PURCHASE);
    const item = items.find(({ id }) => id === purchase.item.id)!;
    const contract = contracts.find(({ id }) => id === item.contract.id)!;
    const all = installments.filter((installment) => installment.purchase.id === purchaseId);
    const installment = all.find(({ id }) => id === installmentId) ?? null;
    if (installmentId && !installment) throw notFound(NO_INSTALLMENT);
    if (purchase.tipoPago === "cuotas" && !installment)
      throw badInput(field(place), `Elige qué cuotas de ${purchase.proveedor} pagas`);
    const part = installment ? `, cuota ${installment.numeroCuota} de ${purchase.numeroCuotas}` : "";
    return {
      locked: { contract, item, purchase },
      installment,
      all,
      place,
      monto: installment?.montoCuota ?? purchase.saldoPendiente,
      label: `${purchase.proveedor}, ${contract.contractNumber}${part}`,
    };
  });
}

/**
 * Refuses duplicates.
 * @throws Refusal BAD_USER_INPUT when an amount was chosen twice.
 */
function refuseTwice(chosen: readonly PaidDueInput[]): void {
  const keys = chosen.map(({ purchaseId, installmentId }) => installmentId ?? purchaseId);
  const twice = keys.findIndex((key, place) => keys.indexOf(key) < place);
  if (twice >= 0) throw badInput(field(twice), "Elegiste dos veces la misma compra o cuota");
}

/**
 * Refuses an amount that cannot be paid now.
 * @throws Refusal with the name of the amount.
 */
export async function refuseDue(
  work: Work,
  { locked, installment, label, place }: ChosenDue,
  then = NOTHING_PAID,
): Promise<void> {
  try {
    if (installment) await refuseInstallmentAct(work, installment, "pay");
    else await refusePurchaseAct(work, locked.purchase, "markPaid");
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "CONFLICT") throw error;
    const message = `${label}: ${ended(error.message)} ${then}`;
    throw new Refusal("CONFLICT", message, [{ field: field(place), message }]);
  }
}
