import { itemLifecycle } from "@travesia/api/contracts/item/item.lifecycle";
import { alertOrder, itemOrder } from "@travesia/api/contracts/item/item.rules";
import type { PurchaseItemFragment } from "./purchases.generated.ts";

/** Fields of an item that the filters and the order use. */
export type OrderedItem = Pick<
  PurchaseItemFragment,
  "tipo" | "status" | "alertStatus" | "fechaVencimientoPago" | "precioTotal" | "requiereCompra"
>;

/**
 * Filters of purchase management, by their value in the address. Each counter equals the number of items its
 * filter shows; no item is both critical and late.
 */
const itemFilters = {
  pending: { label: "Pendientes", keeps: ({ alertStatus }: OrderedItem) => alertStatus !== "completado" },
  completed: { label: "Completados", keeps: ({ alertStatus }: OrderedItem) => alertStatus === "completado" },
  critical: { label: "Críticos", keeps: ({ alertStatus }: OrderedItem) => alertStatus === "critico" },
  warning: {
    label: "Advertencia",
    keeps: ({ alertStatus }: OrderedItem) => alertStatus === "por_vencer" || alertStatus === "advertencia",
  },
  overdue: { label: "Vencidos", keeps: ({ alertStatus }: OrderedItem) => alertStatus === "vencido" },
} as const;

type Compare = (one: OrderedItem, other: OrderedItem) => number;

// An item without a deadline is after all items that have a deadline.
const byDate: Compare = (one, other) =>
  (one.fechaVencimientoPago ?? "9").localeCompare(other.fechaVencimientoPago ?? "9");
const isBought = ({ status }: OrderedItem): number => (status === "pendiente_compra" ? 0 : 1);
// At the same level of alert, items to buy are before items to pay.
const byAlert: Compare = (one, other) =>
  alertOrder[one.alertStatus] - alertOrder[other.alertStatus] ||
  isBought(one) - isBought(other) ||
  byDate(one, other);
const byPriority: Compare = (one, other) => itemOrder[one.tipo] - itemOrder[other.tipo] || byDate(one, other);
const byPrice: Compare = (one, other) => (other.precioTotal ?? 0) - (one.precioTotal ?? 0);
const byStatus: Compare = (one, other) =>
  itemLifecycle.statuses.indexOf(one.status) - itemLifecycle.statuses.indexOf(other.status) ||
  byPriority(one, other);

/** Orders of purchase management, by their value in the address; `urgency` by default. */
export const itemOrders = {
  urgency: { label: "Urgencia", compare: byAlert },
  priority: { label: "Prioridad", compare: byPriority },
  date: { label: "Fecha límite", compare: byDate },
  price: { label: "Valor cotizado", compare: byPrice },
  status: { label: "Estado", compare: byStatus },
} as const;

/**
 * Returns the items that match a filter, in an order; unknown values mean no filter and the order by urgency.
 */
export function shownItems<Item extends OrderedItem>(
  items: readonly Item[],
  filter: string | undefined,
  order: string | undefined,
): Item[] {
  const keeps =
    filter && Object.hasOwn(itemFilters, filter)
      ? itemFilters[filter as keyof typeof itemFilters].keeps
      : () => true;
  const compare =
    order && Object.hasOwn(itemOrders, order)
      ? itemOrders[order as keyof typeof itemOrders].compare
      : byAlert;
  return items.filter(keeps).sort(compare);
}

/** Returns the number of items that match each filter, starting with the number of all items. */
export const itemCounters = (items: readonly OrderedItem[]) => [
  { value: "", label: "Total Items", count: items.length },
  ...Object.entries(itemFilters).map(([value, { label, keeps }]) => ({
    value,
    label,
    count: items.filter(keeps).length,
  })),
];

/**
 * Returns the number of items to purchase for a contract, and how many are purchased and paid; items that
 * need no purchase are not counted.
 */
export function purchaseProgress(items: readonly Pick<OrderedItem, "status" | "requiereCompra">[]) {
  const toBuy = items.filter(({ requiereCompra }) => requiereCompra);
  return {
    toBuy: toBuy.length,
    bought: toBuy.filter(({ status }) => status !== "pendiente_compra").length,
    paid: toBuy.filter(({ status }) => status === "comprado_pagado").length,
  };
}
