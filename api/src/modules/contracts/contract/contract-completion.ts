import type { Work } from "../../../core/mutation/work.ts";
import type { Contract } from "./contract.entity.ts";
import { contractMoves } from "./contract-moves.ts";
import { ContractItem } from "../item/item.entity.ts";

/** Completes a locked contract without checking its items: changes the status and emits the event. */
export async function complete(work: Work, contract: Contract): Promise<void> {
  work.move(contractMoves, contract, "completed", { audit: ["contract.completed", {}] });
  await work.emit("contract.completed", { contractId: contract.id });
}

/**
 * Completes a locked, signed contract when its last item is bought and paid; otherwise it does nothing. The
 * acts of purchases call it in the transaction of each payment to a provider.
 */
export async function completeWhenBought(work: Work, contract: Contract): Promise<void> {
  if (contract.status !== "signed") return;
  await work.save();
  const needed = { contract: contract.id, requiereCompra: true };
  const [all, open] = [
    await work.em.count(ContractItem, needed),
    await work.em.count(ContractItem, { ...needed, status: { $ne: "comprado_pagado" } }),
  ];
  if (all > 0 && open === 0) await complete(work, contract);
}
