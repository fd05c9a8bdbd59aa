import { notFound } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { type LockedItem, lockItem } from "../../contracts/item/lock-item.ts";
import { visiblePurchases } from "./purchase.access.ts";
import { Purchase } from "./purchase.entity.ts";
import { NO_PURCHASE } from "./purchase.texts.ts";

/** A locked item with its living purchase, which is locked last. */
export interface LockedPurchase extends LockedItem {
  readonly purchase: Purchase;
}

/** Ids returned by the acts of buying and paying. */
export interface BoughtIds {
  readonly purchaseId: string;
  readonly itemId: string;
}

/**
 * Loads a living purchase of the caller's scope and locks it. NOT_FOUND `Compra no encontrada`, also when it
 * was just voided.
 */
export async function lockPurchase(work: Work, id: string): Promise<LockedPurchase> {
  const purchase = await work.find(Purchase, { $and: [{ id }, visiblePurchases(work.viewer)] }, NO_PURCHASE);
  const { contract, item } = await lockItem(work, purchase.item.id);
  await work.lock(purchase);
  if (purchase.voidedAt) throw notFound(NO_PURCHASE);
  return { contract, item, purchase };
}
