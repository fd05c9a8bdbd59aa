import { itemOrder } from "@travesia/api/contracts/item/item.rules";
import { sum } from "@travesia/api/cop";
import type { PurchaseItemFragment } from "../purchase/purchases.generated.ts";

type CountedItem = Pick<PurchaseItemFragment, "tipo" | "status" | "precioTotal"> & {
  readonly purchases: readonly { readonly costo: number | null }[] | null;
};

type SummedItem = Pick<PurchaseItemFragment, "precioTotal" | "requiereCompra"> & {
  readonly purchases:
    readonly { readonly costo: number | null; readonly diferenciaPrecio: number | null }[] | null;
};

/** Totals of a contract's purchases, in COP. */
export interface PurchaseSums {
  /** Quoted cost of all items to purchase. */
  readonly quoted: number;
  readonly bought: number;
  /** Difference (actual − quoted cost) of the purchased items. */
  readonly difference: number;
}

/**
 * Returns the totals of `purchaseSummary`, computed from the items on the screen, so that a refresh only
 * needs to query the items.
 */
export const purchaseSums = (items: readonly SummedItem[]): PurchaseSums => {
  const purchases = items.flatMap(({ purchases }) => purchases ?? []);
  return {
    quoted: sum(
      items.filter(({ requiereCompra }) => requiereCompra).map(({ precioTotal }) => precioTotal ?? 0),
    ),
    bought: sum(purchases.map(({ costo }) => costo ?? 0)),
    difference: sum(purchases.map(({ diferenciaPrecio }) => diferenciaPrecio ?? 0)),
  };
};

/** Progress of the purchases for one kind of service, in COP. */
export interface KindStats {
  readonly tipo: PurchaseItemFragment["tipo"];
  readonly total: number;
  readonly bought: number;
  readonly paid: number;
  readonly quoted: number;
  readonly cost: number;
  /** Difference (actual − quoted cost) of the purchased items. */
  readonly difference: number;
}

const costOf = ({ purchases }: CountedItem): number => sum((purchases ?? []).map(({ costo }) => costo ?? 0));

/** Returns the purchases of a contract by kind of service, in the order of purchasing. */
export function purchaseStats(items: readonly CountedItem[]): KindStats[] {
  const kinds = [...new Set(items.map(({ tipo }) => tipo))].sort(
    (one, other) => itemOrder[one] - itemOrder[other],
  );
  return kinds.map((tipo) => {
    const own = items.filter((item) => item.tipo === tipo);
    const bought = own.filter(({ status }) => status !== "pendiente_compra");
    const quotedOf = (some: readonly CountedItem[]) => sum(some.map(({ precioTotal }) => precioTotal ?? 0));
    const cost = sum(own.map(costOf));
    return {
      tipo,
      total: own.length,
      bought: bought.length,
      cost,
      paid: own.filter(({ status }) => status === "comprado_pagado").length,
      quoted: quotedOf(own),
      difference: cost - quotedOf(bought),
    };
  });
}
