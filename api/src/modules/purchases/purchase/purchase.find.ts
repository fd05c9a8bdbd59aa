import { notFound } from "../../../core/failure.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { type LockedItem, lockItem } from "../../contracts/item/lock-item.ts";
import { visiblePurchases } from "./purchase.access.ts";
import { Purchase } from "./purchase.entity.ts";
import { NO_PURCHASE } from "./purchase.texts.ts";

/** Locked item with its purchase that is not voided, which is locked last. */
export interface LockedPurchase extends LockedItem {
  readonly purchase: Purchase;
}

/** Ids returned by the acts that buy and pay. */
export interface BoughtIds {
  readonly purchaseId: string;
  readonly itemId: string;
}

/**
 * Loads and locks a purchase within the caller's scope that is not voided. NOT_FOUND `Compra no encontrada`,
 * also when it was voided a moment ago.
 */
export async function lockPurchase(work: Work, id: string): Promise<LockedPurchase> {
  const purchase = await work.find(Purchase, { $and: [{ id }, visiblePurchases(work.viewer)] }, NO_PURCHASE);
  const { contract, item } = await lockItem(work, purchase.item.id);
  await work.lock(purchase);
  if (purchase.voidedAt) throw notFound(NO_PURCHASE);
  return { contract, item, purchase };
}
