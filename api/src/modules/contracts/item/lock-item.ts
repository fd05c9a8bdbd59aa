import type { Work } from "../../../core/mutation/work.ts";
import { visibleContracts } from "../contract/contract.access.ts";
import { Contract } from "../contract/contract.entity.ts";
import { NO_ITEM } from "../contract/contract.texts.ts";
import { ContractItem } from "./item.entity.ts";

/** An item and its contract, locked in that fixed order: contract, item. */
export interface LockedItem {
  readonly contract: Contract;
  readonly item: ContractItem;
}

/** Loads an item of the asker's scope and its contract, and locks both. NOT_FOUND `Item no encontrado`. */
export async function lockItem(work: Work, id: string): Promise<LockedItem> {
  const contract = await work.lockBy(
    Contract,
    { $and: [{ items: { id } }, visibleContracts(work.viewer, work.link)] },
    NO_ITEM,
  );
  return { contract, item: await work.lockBy(ContractItem, { id }, NO_ITEM) };
}
