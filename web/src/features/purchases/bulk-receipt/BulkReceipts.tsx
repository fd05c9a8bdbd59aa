import { type ReactNode, useState } from "react";
import { BulkReceiptsDialog } from "./BulkReceiptsDialog.tsx";
import type { ContractState } from "@travesia/api/contracts/contract/contract.acts.rules";
import { canBuy, type PurchaseViewer } from "../purchase/purchase.offered-acts.ts";
import type { PurchaseItemFragment } from "../purchase/purchases.generated.ts";
import { useBulkReceipts } from "./useBulkReceipts.ts";

interface BulkReceiptsProps {
  readonly viewer: PurchaseViewer;
  readonly contract: Pick<ContractState, "status">;
  readonly items: readonly PurchaseItemFragment[];
  /** Notice about travellers with missing data, shown before purchasing. */
  readonly note?: ReactNode;
  readonly onClose: () => void;
}

/** Shows «Subir Masivo»: the receipts of all items that are to be purchased. */
export function BulkReceipts({ viewer, contract, items, note, onClose }: BulkReceiptsProps) {
  // As they were when it opened: an item that was bought meanwhile keeps its place.
  const [waiting] = useState(() => items.filter((item) => canBuy(viewer, contract, item)));
  const { outcomes, step, register } = useBulkReceipts(onClose);
  return (
    <BulkReceiptsDialog
      items={waiting}
      outcomes={outcomes}
      step={step}
      note={note}
      onRegister={register}
      onClose={onClose}
    />
  );
}
