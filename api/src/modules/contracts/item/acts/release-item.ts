import type { Work } from "../../../../core/mutation/work.ts";
import { visibleItems } from "../../contract/contract.access.ts";
import { completeWhenBought } from "../../contract/contract-completion.ts";
import { Contract } from "../../contract/contract.entity.ts";
import { NO_CONTRACT, NO_ITEM } from "../../contract/contract.texts.ts";
import { ContractItem } from "../item.entity.ts";
import { refuseItemAct } from "../item-state.ts";

/**
 * Notes, with a reason, that an item needs no purchase. When it was the last one open its contract is
 * completed.
 */
export async function releaseItem(
  work: Work,
  { id, motivo }: { id: string; motivo: string },
): Promise<string> {
  const item = await work.find(
    ContractItem,
    { $and: [{ id }, visibleItems(work.viewer, work.link)] },
    NO_ITEM,
  );
  const contract = await work.find(Contract, { id: item.contract.id }, NO_CONTRACT);
  await work.lock(contract, item);
  await refuseItemAct(work, item, "release");
  item.requiereCompra = false;
  item.motivoSinCompra = motivo.trim();
  work.audit("item.needs-no-purchase", item.id, { contractId: contract.id, reason: item.motivoSinCompra });
  await completeWhenBought(work, contract);
  return id;
}
