import type { ContractState } from "@travesia/api/contracts/contract/contract.acts.rules";
import { today } from "@travesia/api/colombia/days";
import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import { TravellersWarning } from "../../contracts/contract/TravellersWarning.tsx";
import { AddItemDialog } from "../../contracts/item/AddItemDialog.tsx";
import { ReasonDialog } from "../../../base/saving/ReasonDialog.tsx";
import { BulkReceipts } from "../bulk-receipt/BulkReceipts.tsx";
import { BuyInInstallmentsDialog } from "../installment/BuyInInstallmentsDialog.tsx";
import { BuyItemDialog } from "./BuyItemDialog.tsx";
import { DeadlineDialog } from "./DeadlineDialog.tsx";
import { ImportQuoteDialog } from "./ImportQuoteDialog.tsx";
import { InstallmentsDialog } from "../installment/InstallmentsDialog.tsx";
import { MarkPaidDialog } from "./MarkPaidDialog.tsx";
import { PayInstallmentDialog } from "../installment/PayInstallmentDialog.tsx";
import type { PurchaseViewer } from "./purchase.offered-acts.ts";
import type { PurchaseItemFragment } from "./purchases.generated.ts";
import type { PurchaseActions } from "./usePurchaseActions.ts";

/** Fields of the contract that buying needs beside its state. */
export interface BoughtContract {
  readonly fechaInicioViaje: string | null;
  readonly quote: { readonly id: string } | null;
}

interface PurchaseDialogsProps {
  readonly viewer: PurchaseViewer;
  readonly contract: Pick<ContractState, "id" | "status"> & BoughtContract;
  readonly items: readonly PurchaseItemFragment[];
  readonly actions: PurchaseActions;
  readonly onReceipt: (fileId: string) => void;
}

/** Shows the dialog of the act that was chosen, about its item. */
export function PurchaseDialogs({ viewer, contract, items, actions, onReceipt }: PurchaseDialogsProps) {
  const [payingId, setPayingId] = useState<string | null>(null);
  const { open, busy, failure, progress, close } = actions;
  if (!open) return null;
  const note = contract.quote && <TravellersWarning quoteId={contract.quote.id} step="purchase" />;
  const item = items.find(({ id }) => id === open.itemId);
  const purchase = item?.purchases?.[0];
  const common = { busy, failure, onClose: close };
  switch (open.name) {
    case "add":
      return <AddItemDialog frame={common} send={({ input }) => actions.addItem(input)} />;
    case "import":
      return <ImportQuoteDialog contractId={contract.id} items={items} actions={actions} />;
    case "bulk":
      return <BulkReceipts viewer={viewer} contract={contract} items={items} note={note} onClose={close} />;
    case "buy":
      return (
        item && (
          <BuyItemDialog
            item={item}
            {...common}
            progress={progress}
            note={note}
            onSubmit={(input, file, key) => actions.buy(item.id, input, file, key)}
          />
        )
      );
    case "installments":
      return (
        item && (
          <BuyInInstallmentsDialog
            item={item}
            {...common}
            departure={contract.fechaInicioViaje}
            note={note}
            onSubmit={(input, key) => actions.buyInInstallments(item.id, input, key)}
          />
        )
      );
    case "deadline":
      return (
        item && (
          <DeadlineDialog
            key={actions.fresh}
            item={item}
            {...common}
            departure={contract.fechaInicioViaje}
            onSubmit={(input) => actions.setDeadline(item.id, input)}
          />
        )
      );
    case "release":
      return (
        item && (
          <ReasonDialog
            title={`${item.descripcion}: no requiere compra`}
            label="Motivo"
            submit="Guardar"
            {...common}
            onSubmit={(motivo) => actions.releaseItem(item.id, motivo)}
          />
        )
      );
    case "markPaid": {
      const last = items.every((other) => other.id === item?.id || other.alertStatus === "completado");
      return (
        item &&
        purchase && (
          <MarkPaidDialog
            item={item}
            {...common}
            purchase={purchase}
            last={last}
            onSubmit={(observaciones) => actions.markPaid(purchase.id, observaciones)}
          />
        )
      );
    }
    case "void":
      return (
        item &&
        purchase && (
          <ReasonDialog
            title="Anular compra"
            lead={
              <>
                Se anulará la compra de {item.descripcion} a <strong>{purchase.proveedor}</strong> por{" "}
                <strong>{formatCop(purchase.costo)}</strong>. El ítem vuelve a quedar pendiente de compra.
              </>
            }
            label="Motivo"
            submit="Anular compra"
            {...common}
            onSubmit={(motivo) => actions.voidPurchase(purchase.id, motivo)}
          />
        )
      );
    case "manage": {
      if (!item || !purchase) return null;
      const paying = purchase.installments.find(({ id }) => id === payingId);
      return (
        <>
          <InstallmentsDialog
            viewer={viewer}
            item={item}
            purchase={purchase}
            today={today(new Date())}
            onPay={({ id }) => setPayingId(id)}
            onReceipt={onReceipt}
            onClose={close}
          />
          {paying && (
            <PayInstallmentDialog
              purchase={purchase}
              installment={paying}
              busy={busy}
              failure={failure}
              progress={progress}
              onSubmit={async (input, file) => {
                const wrong = await actions.payInstallment(paying.id, input, file);
                if (!wrong) setPayingId(null);
                return wrong;
              }}
              onClose={() => setPayingId(null)}
            />
          )}
        </>
      );
    }
  }
}
