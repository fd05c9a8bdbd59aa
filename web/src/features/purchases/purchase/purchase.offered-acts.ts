import { contractActs, type ContractState } from "@travesia/api/contracts/contract/contract.acts.rules";
import { itemActs, type ItemState } from "@travesia/api/contracts/item/item.acts.rules";
import {
  type PurchaseAct,
  type PurchaseState,
  purchaseActs,
} from "@travesia/api/purchases/purchase/purchase.acts.rules";
import { type OfferedActs, offeredActs } from "../../../base/acts/offered-acts.ts";
import type { PurchaseItemFragment, PurchaseRecordFragment } from "./purchases.generated.ts";

/** Viewer of the items. */
export interface PurchaseViewer {
  readonly id: number;
  readonly role: number;
}

/** Acts on an item to purchase. */
export type PurchaseItemAct =
  "buy" | "installments" | "deadline" | "markPaid" | "manage" | "taxes" | "void" | "release";

/** Acts on all items of a contract. */
export type PurchaseBoardAct = "import" | "bulk" | "add";

/**
 * Acts on an item that the viewer may use now: the next act, and the others in order, each with the
 * reason why it is disabled, or null.
 */
export interface ItemActs {
  readonly next: PurchaseItemAct | null;
  readonly others: OfferedActs<PurchaseItemAct>;
}

type Bought = Pick<PurchaseRecordFragment, "estadoPago" | "tipoPago" | "mesCerrado">;
type Seen = Pick<PurchaseItemFragment, "status" | "requiereCompra"> & {
  readonly purchases?: readonly Bought[] | null;
};

/**
 * Returns the acts that the server's rules offer for an item and its purchase, by the names of the
 * dialogs.
 */
function offeredOf(
  viewer: PurchaseViewer,
  estadoContrato: ItemState["estadoContrato"],
  { status, requiereCompra, purchases }: Seen,
): OfferedActs<PurchaseItemAct> {
  const purchase = purchases?.[0];
  const item = offeredActs(itemActs, viewer, { status, requiereCompra, estadoContrato });
  const state: PurchaseState | null = purchase
    ? { status: purchase.estadoPago, estadoContrato, mesCerrado: purchase.mesCerrado }
    : null;
  const bought = state ? offeredActs(purchaseActs, viewer, state) : new Map<PurchaseAct, string | null>();
  // An item that is not to be bought any more waits for no day.
  const idle = item.has("buy") && item.get("buy") !== null;
  const all: readonly (readonly [PurchaseItemAct, string | null | undefined])[] = [
    ["buy", item.get("buy")],
    ["manage", purchase?.tipoPago === "cuotas" ? null : undefined],
    ["markPaid", bought.get("markPaid")],
    ["installments", item.get("buyInInstallments")],
    ["deadline", idle ? undefined : item.get("setDeadline")],
    ["taxes", bought.get("stateTaxes")],
    ["void", bought.get("void")],
    ["release", idle ? undefined : item.get("release")],
  ];
  return new Map(all.flatMap(([act, reason]) => (reason === undefined ? [] : [[act, reason] as const])));
}

const forward: readonly PurchaseItemAct[] = ["buy", "manage", "markPaid"];

/** Returns the acts on a contract's item that the viewer may use, by the server's rules. */
export function offeredItemActs(
  viewer: PurchaseViewer,
  estadoContrato: ItemState["estadoContrato"],
  item: Seen,
): ItemActs {
  const offered = offeredOf(viewer, estadoContrato, item);
  const next = forward.find((act) => offered.get(act) === null) ?? null;
  return { next, others: new Map([...offered].filter(([act]) => act !== next)) };
}

/** Returns the acts on all of a contract's items, each with the reason why it is disabled, or null. */
export function offeredBoardActs(
  viewer: PurchaseViewer,
  contract: ContractState,
  items: readonly Pick<PurchaseItemFragment, "status" | "requiereCompra">[],
): OfferedActs<PurchaseBoardAct> {
  const offered = offeredActs(contractActs, viewer, contract);
  const bulk = items.some((item) => canBuy(viewer, contract, item)) ? null : undefined;
  const all: readonly (readonly [PurchaseBoardAct, string | null | undefined])[] = [
    ["import", offered.get("convert")],
    ["bulk", bulk],
    ["add", offered.get("addItem")],
  ];
  return new Map(all.flatMap(([act, reason]) => (reason === undefined ? [] : [[act, reason] as const])));
}

/** Returns whether the viewer can buy an item of a contract now. */
export const canBuy = (
  viewer: PurchaseViewer,
  { status: estadoContrato }: Pick<ContractState, "status">,
  { status, requiereCompra }: Pick<PurchaseItemFragment, "status" | "requiereCompra">,
): boolean => itemActs.allows("buy", { viewer }, { status, requiereCompra, estadoContrato });
