import { tabOf } from "../../../core/addresses.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { ADMIN, CONTADOR, OWNER } from "../../accounts/permissions.rules.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { sellerOf } from "../../contracts/contract/sale/contract-sellers.ts";
import { ContractItem } from "../../contracts/item/item.entity.ts";
import { Installment } from "../../purchases/installment/installment.entity.ts";
import { Purchase } from "../../purchases/purchase/purchase.entity.ts";
import { notifyRoles } from "../notify-people.ts";

interface Bought {
  readonly contract: Contract;
  /** Name of the purchase within a sentence: `«Hotel» del contrato CT-2026-000045`. */
  readonly named: string;
}

async function boughtOf(work: Work, ids: { contractId: string; itemId: string }): Promise<Bought> {
  const contract = await work.em.findOneOrFail(Contract, { id: ids.contractId });
  const { descripcion } = await work.em.findOneOrFail(ContractItem, { id: ids.itemId });
  return { contract, named: `«${descripcion}» del contrato ${contract.contractNumber}` };
}

/**
 * Returns the link and data of a notice for people who may see costs; the link opens the contract's
 * purchases.
 */
const forMoney = ({ contract: { id } }: Bought, purchaseId: string) => ({
  link: tabOf("contract", id, "compras"),
  data: { contract_id: id, purchase_id: purchaseId },
});

/**
 * Listeners that notify about purchases for a contract; amounts are included only for people who may see
 * costs.
 */
export const purchaseNotices: readonly Listener[] = [
  on("purchase.registered", async (work, event) => {
    const bought = await boughtOf(work, event);
    const about = { ...forMoney(bought, event.purchaseId), type: "purchase_registered" } as const;
    const message = `${bought.named} se compró a ${event.proveedor} por ${formatCop(event.costo)}.`;
    await notifyRoles(work, [CONTADOR, OWNER], { ...about, message }, [
      sellerOf(bought.contract),
      { ...about, message: `${bought.named} ya está comprado.` },
    ]);
  }),
  on("installment.paid", async (work, event) => {
    const bought = await boughtOf(work, event);
    const installment = await work.em.findOneOrFail(Installment, { id: event.installmentId });
    const purchase = await work.em.findOneOrFail(Purchase, { id: event.purchaseId });
    // The last one is notified as the paid purchase.
    if (purchase.saldoPendiente === 0) return;
    await notifyRoles(work, [CONTADOR, ADMIN, OWNER], {
      ...forMoney(bought, event.purchaseId),
      type: "installment_paid",
      message:
        `Se pagó la cuota ${installment.numeroCuota} de ${bought.named}: ` +
        `${formatCop(installment.montoCuota)}. Faltan ${formatCop(purchase.saldoPendiente)}.`,
    });
  }),
  on("purchase.paid", async (work, event) => {
    const bought = await boughtOf(work, event);
    await notifyRoles(work, [CONTADOR, ADMIN, OWNER], {
      ...forMoney(bought, event.purchaseId),
      type: "purchase_paid",
      message: `${bought.named} quedó pagado.`,
    });
  }),
  on("purchase.voided", async (work, event) => {
    const bought = await boughtOf(work, event);
    const { voidReason } = await work.em.findOneOrFail(Purchase, { id: event.purchaseId });
    await notifyRoles(work, [CONTADOR, ADMIN, OWNER], {
      ...forMoney(bought, event.purchaseId),
      type: "purchase_voided",
      message: `La compra de ${bought.named} se anuló: «${voidReason ?? ""}». Hay que comprarlo de nuevo.`,
    });
  }),
];
