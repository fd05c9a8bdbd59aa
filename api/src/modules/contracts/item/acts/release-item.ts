import type { Work } from "../../../../core/mutation/work.ts";
import { completeWhenBought } from "../../contract/contract-completion.ts";
import { refuseItemAct } from "../item-state.ts";
import { lockItem } from "../lock-item.ts";
import type { ReleaseItemInput } from "../item.inputs.ts";

/**
 * Records, with a reason, that an item needs no purchase. If it was the last open item, the contract is
 * completed.
 */
export async function releaseItem(
  work: Work,
  { id, input: { motivo } }: { id: string; input: ReleaseItemInput },
): Promise<string> {
  const locked = await lockItem(work, id);
  const { contract, item } = locked;
  refuseItemAct(work, locked, "release");
  item.requiereCompra = false;
  item.motivoSinCompra = motivo.trim();
  work.audit("item.needs-no-purchase", item.id, { contractId: contract.id, reason: item.motivoSinCompra });
  await completeWhenBought(work, contract);
  return id;
}
