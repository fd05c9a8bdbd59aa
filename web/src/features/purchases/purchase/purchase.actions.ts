import { may } from "@travesia/api/permissions";
import type { PurchaseItemFragment } from "./purchases.generated.ts";
import type { PurchaseDialogName } from "./usePurchaseActions.ts";

/**
 * What can be done with an item now, by whoever looks at it: the one next act, and the others in their order.
 */
export interface ItemActs {
  readonly next: PurchaseDialogName | null;
  readonly others: readonly PurchaseDialogName[];
}

/** What each act is called. */
export const actLabels: Readonly<Record<PurchaseDialogName, string>> = {
  buy: "Subir comprobante",
  installments: "Comprar en cuotas",
  deadline: "Fecha límite",
  markPaid: "Marcar como pagado",
  manage: "Ver cuotas",
  void: "Anular compra",
  release: "No requiere compra",
  add: "Agregar item",
  import: "Importar desde Cotización",
  bulk: "Subir Masivo",
};

/** What a role may do with an item of a contract; the server decides again. `status` is the contract's. */
export function itemActs(
  role: number,
  status: string,
  item: Pick<PurchaseItemFragment, "status" | "requiereCompra" | "purchases">,
): ItemActs {
  const purchase = item.purchases?.[0];
  const inParts = purchase?.tipoPago === "cuotas";
  const buys = may(role, "buy") && item.requiereCompra;
  const voids = may(role, "voidPurchases") && status !== "completed" && purchase ? (["void"] as const) : [];
  if (item.status === "pendiente_compra")
    return buys && status === "signed"
      ? { next: "buy", others: ["installments", "deadline", "release"] }
      : { next: null, others: [] };
  if (item.status === "comprado_pendiente" && buys) {
    return inParts
      ? { next: "manage", others: ["markPaid", "deadline", ...voids] }
      : { next: "markPaid", others: ["deadline", ...voids] };
  }
  return inParts ? { next: "manage", others: voids } : { next: null, others: voids };
}

/** What can be done with all of a contract's items at once. `status` is the contract's. */
export function boardActs(
  role: number,
  status: string,
  items: readonly Pick<PurchaseItemFragment, "status" | "requiereCompra">[],
): readonly PurchaseDialogName[] {
  if (status !== "signed") return [];
  const buys = may(role, "buy");
  const acts: readonly (readonly [PurchaseDialogName, boolean])[] = [
    ["import", may(role, "createContracts")],
    ["bulk", buys && items.some(waitsToBeBought)],
    ["add", buys],
  ];
  return acts.flatMap(([act, can]) => (can ? [act] : []));
}

/** Whether an item still has to be bought. */
export const waitsToBeBought = ({
  status,
  requiereCompra,
}: Pick<PurchaseItemFragment, "status" | "requiereCompra">): boolean =>
  status === "pendiente_compra" && requiereCompra;
