import { conflict } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { complete } from "../contract.completion.ts";
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
