import { useState } from "react";
import { useActs } from "../../../base/saving/useActs.ts";
import type {
  AddItemInput,
  BuyItemInInstallmentsInput,
  BuyItemInput,
  ItemDeadlineInput,
  PayInstallmentInput,
} from "../../../graphql/schema.generated.ts";
import { contractToasts } from "../../contracts/contract/contract.texts.ts";
import {
  useContractConvertMutation,
  useContractItemAddMutation,
  useContractItemReleaseMutation,
} from "../../contracts/contract/contracts.generated.ts";
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
  | "buy"
  | "installments"
  | "deadline"
  | "markPaid"
  | "manage"
  | "void"
  | "release"
  | "add"
  | "import"
  | "bulk";

/** Queries read again after a purchase. */
export const purchasesChanged = {
  refetchQueries: [
    "PurchaseBoard",
    "ContractPurchaseFigures",
    "ContractAnalysis",
    "PurchaseContract",
    "ContractDetail",
    "RecordHistory",
  ],
};

/** Open dialog and its item; without an item it is about all of them. */
interface OpenDialog {
  readonly name: PurchaseDialogName;
  readonly itemId: string;
}

/**
 * Returns the acts of a contract's purchases: which dialog of which item is open, the refusal, the function
 * of each. A refused form keeps its text; each act of a form returns the field errors.
 */
export function usePurchaseActions(contractId: string) {
  const { open, busy, failure, fresh, show, close, perform, performHere } = useActs<OpenDialog>();
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

  const context = { onProgress: setProgress };
  /** Returns an act that sends a file: how far it is, while it is under way. */
  const sending = (act: () => Promise<unknown>) => () => act().finally(() => setProgress(null));
  return {
    open,
    busy,
    failure,
    fresh,
    progress,
    /** Opens a dialog about one item; without an item, about all of them. */
    show: (name: PurchaseDialogName, itemId = "") => show({ name, itemId }),
    close,
    buy: (id: string, input: BuyItemInput, file: File, idempotencyKey: string) =>
      perform(
        sending(() => buy({ variables: { id, input, file, idempotencyKey }, context })),
        purchaseToasts.bought,
        "uploadItemReceipt",
      ),
    buyInInstallments: (id: string, input: BuyItemInInstallmentsInput, idempotencyKey: string) =>
      perform(
        () => buyInInstallments({ variables: { id, input, idempotencyKey } }),
        purchaseToasts.boughtInInstallments,
        "buyByInstallments",
      ),
    setDeadline: (id: string, input: ItemDeadlineInput) =>
      perform(
        (version = input.version ?? undefined) =>
          setDeadline({ variables: { id, input: { ...input, version } } }),
        purchaseToasts.deadlineSet,
        "setItemDeadline",
      ),
    markPaid: (id: string, observaciones: string) =>
      perform(
        () => markPaid({ variables: { id, input: { observaciones } } }),
        purchaseToasts.paid,
        "markPurchasePaid",
      ),
    /** Stays open: the next installment may be paid too. */
    payInstallment: (id: string, input: PayInstallmentInput, file: File | null) =>
      performHere(
        sending(() => pay({ variables: { id, input, file }, context })),
        purchaseToasts.installmentPaid,
        "payInstallment",
      ),
    voidPurchase: (id: string, motivo: string) =>
      perform(() => voidPurchase({ variables: { id, input: { motivo } } }), purchaseToasts.voided),
    releaseItem: (id: string, motivo: string) =>
      perform(() => release({ variables: { id, input: { motivo } } }), contractToasts.itemReleased),
    addItem: (input: AddItemInput) =>
      perform(() => add({ variables: { contractId, input } }), contractToasts.itemAdded),
    convert: () =>
      void perform(
        () => convert({ variables: { id: contractId } }),
        contractToasts.converted,
        "convertQuoteToItems",
      ),
  };
}

export type PurchaseActions = ReturnType<typeof usePurchaseActions>;
