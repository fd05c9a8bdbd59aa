import { useState } from "react";
import { BulkReceiptsDialog } from "./BulkReceiptsDialog.tsx";
import { waitsToBeBought } from "../purchase/purchase.actions.ts";
import type { PurchaseItemFragment } from "../purchase/purchases.generated.ts";
import { useBulkReceipts } from "./useBulkReceipts.ts";

interface BulkReceiptsProps {
  readonly items: readonly PurchaseItemFragment[];
  readonly onClose: () => void;
}

/** «Subir Masivo»: the receipts of all items that wait to be bought. */
export function BulkReceipts({ items, onClose }: BulkReceiptsProps) {
  // As they were when it opened: an item that was bought meanwhile keeps its place.
  const [waiting] = useState(() => items.filter(waitsToBeBought));
  const { outcomes, step, register } = useBulkReceipts(onClose);
  return (
    <BulkReceiptsDialog
      items={waiting}
      outcomes={outcomes}
      step={step}
      onRegister={register}
      onClose={onClose}
    />
  );
}
