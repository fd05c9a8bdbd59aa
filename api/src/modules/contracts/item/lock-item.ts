import type { Work } from "../../../core/mutation/work.ts";
import { visibleContracts } from "../contract/contract.access.ts";
import { Contract } from "../contract/contract.entity.ts";
import { NO_ITEM } from "../contract/contract.texts.ts";
import { ContractItem } from "./item.entity.ts";

/** An item and its contract, locked in the fixed order: contract first, then item. */
export interface LockedItem {
  readonly contract: Contract;
  readonly item: ContractItem;
}

/** Loads an item in the caller's scope and its contract, and locks both. NOT_FOUND `Item no encontrado`. */
export async function lockItem(work: Work, id: string): Promise<LockedItem> {
  const visible = visibleContracts(work.viewer, work.link);
  const contract = await work.forUpdate.find(Contract, { $and: [{ items: { id } }, visible] }, NO_ITEM);
  return { contract, item: await work.forUpdate.find(ContractItem, { id }, NO_ITEM) };
}
