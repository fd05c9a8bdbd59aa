import type { Cop } from "../../../core/cop.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { endApprovals } from "../../approvals/second-person.ts";
import { completeWhenBought } from "../../contracts/contract/contract-completion.ts";
import { itemMoves } from "../../contracts/item/item-moves.ts";
import { Installment } from "../installment/installment.entity.ts";
import type { LockedPurchase } from "./purchase.find.ts";

/**
 * Settles a locked purchase: nothing is left to pay, its item is bought and paid; the last one completes the
 * contract. Approvals of other payments of it, requested or given, end. `before` is the balance until now, in
 * COP.
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

/** Ends the approvals of a locked purchase and of its installments: none of them is paid any more. */
export async function endPurchaseApprovals(
  work: Work,
  purchaseId: string,
  ended: "paid" | "voided",
): Promise<void> {
  const installments = await work.em.find(Installment, { purchase: purchaseId }, { fields: ["id"] });
  await endApprovals(work, [purchaseId, ...installments.map(({ id }) => id)], ended);
}

/** Returns two remarks on one record, the later one below. */
export const joinedRemarks = (former: string | null, added: string | null | undefined): string | null =>
  [former, added?.trim()].filter(Boolean).join("\n") || null;
