import { useState } from "react";
import { failureText } from "../../app/failures.ts";
import type { FailureKey } from "../../app/failures.texts.ts";
import { useFailureToast } from "../../app/useFailureToast.ts";
import type {
  AddItemInput,
  BuyItemInInstallmentsInput,
  BuyItemInput,
  ItemDeadlineInput,
  PayInstallmentInput,
} from "../../graphql/schema.generated.ts";
import { useToasts } from "../../ui/toasts.tsx";
import { contractToasts } from "../contracts/contract.texts.ts";
import {
  useContractConvertMutation,
  useContractItemAddMutation,
  useContractItemReleaseMutation,
} from "../contracts/contracts.generated.ts";
import { purchaseToasts } from "./purchase.texts.ts";
import {
  useInstallmentPayMutation,
  useItemBuyInInstallmentsMutation,
  useItemBuyMutation,
  useItemDeadlineSetMutation,
  usePurchaseMarkPaidMutation,
  usePurchaseVoidMutation,
} from "./purchases.generated.ts";

/** The acts of the dialogs of purchase management. */
export type PurchaseDialogName =
  "buy" | "installments" | "deadline" | "markPaid" | "manage" | "void" | "release" | "add" | "import" | "bulk";

/** What is read again after a purchase. */
export const purchasesChanged = {
  refetchQueries: ["PurchaseBoard", "ContractPurchaseFigures", "PurchaseContract", "ContractDetail", "ContractHistory"],
};

/** The acts of a contract's purchases: which dialog of which item is open, what was refused, what each does. What was typed stays when it is refused. */
export function usePurchaseActions(contractId: string) {
  const toasts = useToasts();
  const tellFailure = useFailureToast();
  const [open, setOpen] = useState<{ readonly name: PurchaseDialogName; readonly itemId: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [buy] = useItemBuyMutation(purchasesChanged);
  const [buyInInstallments] = useItemBuyInInstallmentsMutation(purchasesChanged);
  const [setDeadline] = useItemDeadlineSetMutation(purchasesChanged);
  const [markPaid] = usePurchaseMarkPaidMutation(purchasesChanged);
  const [pay] = useInstallmentPayMutation(purchasesChanged);
  const [voidPurchase] = usePurchaseVoidMutation(purchasesChanged);
  const [release] = useContractItemReleaseMutation(purchasesChanged);
  const [add] = useContractItemAddMutation(purchasesChanged);
  const [convert] = useContractConvertMutation(purchasesChanged);

  const perform = async (act: () => Promise<unknown>, done: string, key?: FailureKey): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      await act();
      toasts.success(done);
      return true;
    } catch (error) {
      setFailure(failureText(error, key));
      tellFailure(error, key);
      return false;
    } finally {
      setBusy(false);
      setProgress(null);
    }
  };
  const close = () => {
    setOpen(null);
    setFailure(null);
  };
  const andClose = async (performed: Promise<boolean>) => {
    if (await performed) setOpen(null);
  };
  const context = { onProgress: setProgress };
  return {
    open,
    busy,
    failure,
    progress,
    /** Opens a dialog about one item; about all of them without one. */
    show: (name: PurchaseDialogName, itemId = "") => {
      setFailure(null);
      setOpen({ name, itemId });
    },
    close,
    buy: (id: string, input: BuyItemInput, file: File, idempotencyKey: string) =>
      void andClose(
        perform(() => buy({ variables: { id, input, file, idempotencyKey }, context }), purchaseToasts.bought, "uploadItemReceipt"),
      ),
    buyInInstallments: (id: string, input: BuyItemInInstallmentsInput, idempotencyKey: string) =>
      void andClose(
        perform(
          () => buyInInstallments({ variables: { id, input, idempotencyKey } }),
          purchaseToasts.boughtInInstallments,
          "buyByInstallments",
        ),
      ),
    setDeadline: (id: string, input: ItemDeadlineInput) =>
      void andClose(perform(() => setDeadline({ variables: { id, input } }), purchaseToasts.deadlineSet, "setItemDeadline")),
    markPaid: (id: string, observaciones: string) =>
      void andClose(perform(() => markPaid({ variables: { id, input: { observaciones } } }), purchaseToasts.paid, "markPurchasePaid")),
    /** Stays open: the next installment may be paid too. Answers whether it was paid. */
    payInstallment: (id: string, input: PayInstallmentInput, file: File | null) =>
      perform(() => pay({ variables: { id, input, file }, context }), purchaseToasts.installmentPaid, "payInstallment"),
    voidPurchase: (id: string, motivo: string) =>
      void andClose(perform(() => voidPurchase({ variables: { id, input: { motivo } } }), purchaseToasts.voided)),
    releaseItem: (id: string, motivo: string) =>
      void andClose(perform(() => release({ variables: { id, input: { motivo } } }), contractToasts.itemReleased)),
    addItem: (input: AddItemInput) => void andClose(perform(() => add({ variables: { contractId, input } }), contractToasts.itemAdded)),
    convert: () =>
      void andClose(perform(() => convert({ variables: { id: contractId } }), contractToasts.converted, "convertQuoteToItems")),
  };
}

export type PurchaseActions = ReturnType<typeof usePurchaseActions>;
