import type { Cop } from "../../../core/colombia/cop.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { endApprovals } from "../../approvals/second-person.ts";
import { completeWhenBought } from "../../contracts/contract/contract-completion.ts";
import { itemMoves } from "../../contracts/item/item-moves.ts";
import { Installment } from "../installment/installment.entity.ts";
import type { LockedPurchase } from "./purchase.find.ts";

/**
 * Settles a locked purchase that is completely paid: its item is bought and paid, and the last such item
 * completes the contract. Pending and granted approvals of other payments of the purchase end. `before` is
 * the previous balance in COP.
 */
export async function settlePurchase(
  work: Work,
  { contract, item, purchase }: LockedPurchase,
  before: Cop,
): Promise<void> {
  const ids = { contractId: contract.id, itemId: item.id };
  work.move(itemMoves, item, "comprado_pagado", {
    audit: ["purchase.paid", { ...ids, before, after: 0 }, purchase],
  });
  purchase.saldoPendiente = 0;
  purchase.paidAt = work.now;
  await endPurchaseApprovals(work, purchase.id, "paid");
  await work.emit("purchase.paid", { purchaseId: purchase.id, ...ids });
  await completeWhenBought(work, contract);
}

/** Ends the approvals for a locked purchase and for its installments, because none of them will be paid. */
export async function endPurchaseApprovals(
  work: Work,
  purchaseId: string,
  ended: "paid" | "voided",
): Promise<void> {
  const installments = await work.em.find(Installment, { purchase: purchaseId }, { fields: ["id"] });
  await endApprovals(work, [purchaseId, ...installments.map(({ id }) => id)], ended);
}

/** Returns two remarks on a record joined into one text, the later one below. */
export const joinedRemarks = (former: string | null, added: string | null | undefined): string | null =>
  [former, added?.trim()].filter(Boolean).join("\n") || null;
