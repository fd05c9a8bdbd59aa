import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import "../contract.audit.ts";
import type { Contract } from "../contract.entity.ts";
import "../contract.events.ts";
import { findContract } from "../contract.find.ts";
import { contractLifecycle } from "../contract.lifecycle.ts";
import { ContractItem } from "../item.entity.ts";

/** Completes a signed contract that has nothing to buy. @throws Refusal CONFLICT while an item needs a purchase. */
export async function completeContract(work: Work, { id }: { id: string }): Promise<string> {
  const contract = await findContract(work, id);
  await work.lock(contract);
  contractLifecycle.refuseMove(contract.status, "completed");
  const toBuy = await work.em.count(ContractItem, { contract: id, requiereCompra: true });
  if (toBuy > 0) throw conflict("El contrato tiene items por comprar: se completa cuando el último quede comprado y pagado.");
  await complete(work, contract);
  return id;
}

/**
 * Completes a locked, signed contract once the last item that needs buying is bought and paid; otherwise nothing happens. The acts
 * of purchases call it in the transaction of each payment to a provider.
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

async function complete(work: Work, contract: Contract): Promise<void> {
  contract.status = "completed";
  contract.completedAt = work.now;
  work.audit("contract.completed", contract.id, {});
  await work.emit("contract.completed", { contractId: contract.id });
}
