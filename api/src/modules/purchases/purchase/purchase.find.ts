import { notFound } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { visibleItems } from "../../contracts/contract/contract.access.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { NO_CONTRACT, NO_ITEM } from "../../contracts/contract/contract.texts.ts";
import { ContractItem } from "../../contracts/item/item.entity.ts";
import { visiblePurchases } from "./purchase.access.ts";
import { Purchase } from "./purchase.entity.ts";
import { NO_PURCHASE } from "./purchase.texts.ts";

/** An item and its contract, locked in that fixed order: contract, item. */
export interface LockedItem {
  readonly contract: Contract;
  readonly item: ContractItem;
}

/** A locked item with its living purchase, which is locked last. */
export interface LockedPurchase extends LockedItem {
  readonly purchase: Purchase;
}

/** Ids returned by the acts of buying and paying. */
export interface BoughtIds {
  readonly purchaseId: string;
  readonly itemId: string;
}

/** Loads an item of the asker's scope and locks it. NOT_FOUND `Item no encontrado`. */
export async function lockItem(work: Work, id: string): Promise<LockedItem> {
  const item = await work.find(
    ContractItem,
    { $and: [{ id }, visibleItems(work.viewer, work.link)] },
    NO_ITEM,
  );
  const contract = await work.find(Contract, { id: item.contract.id }, NO_CONTRACT);
  await work.lock(contract, item);
  return { contract, item };
}

/**
 * Loads a living purchase of the asker's scope and locks it. NOT_FOUND `Compra no encontrada`, also when it
 * was just voided.
 */
export async function lockPurchase(work: Work, id: string): Promise<LockedPurchase> {
  const purchase = await work.find(Purchase, { $and: [{ id }, visiblePurchases(work.viewer)] }, NO_PURCHASE);
  const { contract, item } = await lockItem(work, purchase.item.id);
  await work.lock(purchase);
  if (purchase.voidedAt) throw notFound(NO_PURCHASE);
  return { contract, item, purchase };
}
