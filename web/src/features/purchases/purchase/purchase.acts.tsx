import { announced } from "../../../base/saving/useSaving.ts";
import type { ContractState } from "@travesia/api/contracts/contract/contract.acts.rules";
import { formatCop } from "@travesia/api/cop";
import { type RecordAct, recordAct } from "../../../base/acts/record-acts.tsx";
import { withReason } from "../../../base/acts/with-reason.tsx";
import { contractToasts } from "../../contracts/contract/contract.texts.ts";
import {
  ContractConvertDocument,
  ContractItemAddDocument,
  ContractItemReleaseDocument,
} from "../../contracts/contract/contracts.generated.ts";
import { TravellersWarning } from "../../contracts/contract/TravellersWarning.tsx";
import { AddItemDialog } from "../../contracts/item/AddItemDialog.tsx";
import { BulkReceipts } from "../bulk-receipt/BulkReceipts.tsx";
import { BuyInInstallmentsDialog } from "../installment/BuyInInstallmentsDialog.tsx";
import { ManagedInstallments } from "../installment/ManagedInstallments.tsx";
import { BuyItemDialog } from "./BuyItemDialog.tsx";
import { DeadlineDialog } from "./DeadlineDialog.tsx";
import { ImportQuoteDialog } from "./ImportQuoteDialog.tsx";
import { MarkPaidDialog } from "./MarkPaidDialog.tsx";
import { StateTaxesDialog } from "./StateTaxesDialog.tsx";
import type { PurchaseBoardAct, PurchaseItemAct, PurchaseViewer } from "./purchase.offered-acts.ts";
import { purchaseToasts as toasts } from "./purchase.texts.ts";
import {
  ItemBuyDocument,
  ItemBuyInInstallmentsDocument,
  ItemDeadlineSetDocument,
  type PurchaseItemFragment,
  PurchaseMarkPaidDocument,
  type PurchaseRecordFragment,
  PurchaseTaxesStateDocument,
  PurchaseVoidDocument,
} from "./purchases.generated.ts";

/** Fields of the contract that purchasing needs apart from its state. */
export interface BoughtContract {
  readonly fechaInicioViaje: string | null;
  readonly quote: { readonly id: string } | null;
}

/** Contract whose items are purchased, with its items and the viewer. */
export interface Board {
  readonly id: string;
  readonly contract: Pick<ContractState, "status"> & BoughtContract;
  readonly items: readonly PurchaseItemFragment[];
  readonly viewer: PurchaseViewer;
  readonly onReceipt: (fileId: string) => void;
}

/** Item with its contract's data. */
export interface BoardItem {
  readonly id: string;
  readonly item: PurchaseItemFragment;
  readonly board: Board;
}

const noteOf = ({ contract: { quote } }: Board) =>
  quote && <TravellersWarning quoteId={quote.id} step="purchase" />;

/** Returns the purchase of a purchased item. */
const purchaseOf = ({ item }: BoardItem): PurchaseRecordFragment => item.purchases![0]!;

const act = recordAct<BoardItem>();
const ofPurchase = (record: BoardItem) => ({ id: purchaseOf(record).id });

/** Acts on an item to purchase. */
export const purchaseItemActs = {
  buy: act({
    label: "Subir comprobante",
    mutation: ItemBuyDocument,
    done: toasts.bought,
    failing: "uploadItemReceipt",
    progress: true,
    Dialog: ({ record: { item, board }, frame, progress, send }) => (
      <BuyItemDialog
        item={item}
        {...frame}
        progress={progress}
        note={noteOf(board)}
        onSubmit={(input, file, idempotencyKey) => send({ input, file, idempotencyKey })}
      />
    ),
  }),
  installments: act({
    label: "Comprar en cuotas",
    mutation: ItemBuyInInstallmentsDocument,
    done: toasts.boughtInInstallments,
    failing: "buyByInstallments",
    Dialog: ({ record: { item, board }, frame, send }) => (
      <BuyInInstallmentsDialog
        item={item}
        {...frame}
        departure={board.contract.fechaInicioViaje}
        note={noteOf(board)}
        onSubmit={(input, idempotencyKey) => send({ input, idempotencyKey })}
      />
    ),
  }),
  deadline: act({
    label: "Fecha límite",
    mutation: ItemDeadlineSetDocument,
    done: announced(toasts.deadlineSet),
    failing: "setItemDeadline",
    Dialog: ({ record: { item, board }, frame, fresh, send }) => (
      <DeadlineDialog
        key={fresh}
        item={item}
        {...frame}
        departure={board.contract.fechaInicioViaje}
        onSubmit={(input) =>
          send((version = input.version ?? undefined) => ({ input: { ...input, version } }))
        }
      />
    ),
  }),
  markPaid: act({
    label: "Marcar como pagado",
    mutation: PurchaseMarkPaidDocument,
    of: ofPurchase,
    done: toasts.paid,
    failing: "markPurchasePaid",
    Dialog: ({ record, frame, send }) => {
      const { item, board } = record;
      const last = board.items.every((other) => other.id === item.id || other.alertStatus === "completado");
      return (
        <MarkPaidDialog
          item={item}
          {...frame}
          purchase={purchaseOf(record)}
          last={last}
          onSubmit={(observaciones) => send({ input: { observaciones } })}
        />
      );
    },
  }),
  manage: {
    label: "Ver cuotas",
    Dialog: ({ record, frame: { onClose } }) => (
      <ManagedInstallments
        viewer={record.board.viewer}
        item={record.item}
        purchase={purchaseOf(record)}
        onReceipt={record.board.onReceipt}
        onClose={onClose}
      />
    ),
  },
  taxes: act({
    label: "IVA y retenciones",
    mutation: PurchaseTaxesStateDocument,
    of: ofPurchase,
    done: announced(toasts.taxesStated),
    Dialog: ({ record, frame, send }) => (
      <StateTaxesDialog {...frame} purchase={purchaseOf(record)} onSubmit={(input) => send({ input })} />
    ),
  }),
  void: act({
    label: "Anular compra",
    mutation: PurchaseVoidDocument,
    of: ofPurchase,
    done: toasts.voided,
    Dialog: withReason(
      (record) => ({
        title: "Anular compra",
        lead: (
          <>
            Se anulará la compra de {record.item.descripcion} a{" "}
            <strong>{purchaseOf(record).proveedor}</strong> por{" "}
            <strong>{formatCop(purchaseOf(record).costo)}</strong>. El servicio vuelve a quedar pendiente de
            compra.
          </>
        ),
        label: "Motivo",
        submit: "Anular compra",
      }),
      (motivo) => ({ input: { motivo } }),
    ),
  }),
  release: act({
    label: "No requiere compra",
    mutation: ContractItemReleaseDocument,
    done: announced(contractToasts.itemReleased),
    Dialog: withReason(
      ({ item }) => ({
        title: `${item.descripcion}: no requiere compra`,
        label: "Motivo",
        submit: "Guardar",
      }),
      (motivo) => ({ input: { motivo } }),
    ),
  }),
} satisfies Record<PurchaseItemAct, RecordAct<BoardItem>>;

const boardAct = recordAct<Board>();

/** Acts on all items of a contract. */
export const purchaseBoardActs = {
  import: boardAct({
    label: "Importar desde Cotización",
    mutation: ContractConvertDocument,
    done: contractToasts.converted,
    failing: "convertQuoteToItems",
    Dialog: ({ record: { id, items }, frame: { onClose, ...frame }, send }) => (
      <ImportQuoteDialog
        contractId={id}
        items={items}
        actions={{ ...frame, close: onClose, convert: () => void send({}) }}
      />
    ),
  }),
  bulk: {
    label: "Subir Masivo",
    Dialog: ({ record, frame: { onClose } }) => (
      <BulkReceipts {...record} note={noteOf(record)} onClose={onClose} />
    ),
  },
  add: boardAct({
    label: "Agregar servicio",
    mutation: ContractItemAddDocument,
    of: ({ id }: Board) => ({ contractId: id }),
    done: announced(contractToasts.itemAdded),
    Dialog: AddItemDialog,
  }),
} satisfies Record<PurchaseBoardAct, RecordAct<Board>>;
