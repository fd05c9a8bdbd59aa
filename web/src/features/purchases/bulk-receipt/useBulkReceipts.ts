import { useState } from "react";
import { readOver } from "../../../base/saving/read-after.ts";
import { failureText } from "../../../base/failure/failures.ts";
import { useToasts } from "../../../ui/toasts.tsx";
import type { BulkOutcome, BulkPurchase } from "./bulk.form.ts";
import { useItemBuyMutation } from "../purchase/purchases.generated.ts";
import { purchaseReads } from "../purchase/purchase.reads.ts";

/** Registers several purchases one after the other; refused ones stay open for correction. */
export function useBulkReceipts(onDone: () => void) {
  const toasts = useToasts();
  const [buy, { client }] = useItemBuyMutation();
  const [outcomes, setOutcomes] = useState<Readonly<Record<number, BulkOutcome>>>({});
  const [step, setStep] = useState<{ readonly done: number; readonly of: number } | null>(null);

  const register = async (purchases: readonly BulkPurchase[]) => {
    let refused = 0;
    for (const [done, purchase] of purchases.entries()) {
      setStep({ done, of: purchases.length });
      const { itemId: id, input, file, key: idempotencyKey, place } = purchase;
      let outcome: BulkOutcome = { saved: true };
      try {
        await buy({ variables: { id, input, file, idempotencyKey } });
      } catch (error) {
        outcome = { failure: failureText(error, "uploadItemReceipt") };
        refused += 1;
      }
      setOutcomes((before) => ({ ...before, [place]: outcome }));
    }
    setStep(null);
    await readOver(client, purchaseReads);
    const saved = purchases.length - refused;
    if (saved > 0) toasts.success(saved === 1 ? "1 compra registrada" : `${saved} compras registradas`);
    if (refused === 0) onDone();
  };
  return { outcomes, step, register };
}
