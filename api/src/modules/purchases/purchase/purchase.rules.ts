import { addDays, type Day } from "../../../core/colombia/days.ts";
import { type Cop, percentage, sum } from "../../../core/colombia/cop.ts";
import { badInput } from "../../../core/failure.ts";
import { listOrder } from "../../../core/list/order.rules.ts";

/**
 * Comparison of the real and the quoted cost of a purchase; amounts in COP, `diferencia` is real − quoted.
 */
export interface PriceDifference {
  readonly cotizado: Cop;
  readonly real: Cop;
  readonly diferencia: Cop;
  readonly tipo: "sobrecosto" | "ahorro";
}

/** Labels of the directions of a cost difference. */
export const differenceLabels: Readonly<Record<PriceDifference["tipo"], string>> = {
  sobrecosto: "Sobrecosto",
  ahorro: "Ahorro",
};

/** Compares a real cost with the quoted cost (COP); an equal or higher cost is an overrun. */
export function priceDifference(cotizado: Cop, real: Cop): PriceDifference {
  const diferencia = real - cotizado;
  return { cotizado, real, diferencia, tipo: diferencia >= 0 ? "sobrecosto" : "ahorro" };
}

/** Percentage above the agreed cost from which a purchase must be confirmed before it is registered. */
const ASKED_ABOVE = 10;

/**
 * Returns the overrun in COP when a cost exceeds the agreed cost so much that it must be confirmed; otherwise
 * null.
 */
export const overrunToConfirm = (cotizado: Cop, real: Cop): Cop | null =>
  cotizado > 0 && real * 100 > cotizado * (100 + ASKED_ABOVE) ? real - cotizado : null;

/** Returns the gross margin in percent, 2 decimals: (price − cost) / price; null without a price. */
export const grossMargin = (price: Cop, cost: Cop): number | null => percentage(price - cost, price, 2);

/**
 * Refuses a purchase with missing data.
 * @throws Refusal BAD_USER_INPUT for the first missing required field.
 */
export function refuseIncompletePurchase(input: {
  proveedor?: string | null;
  costo?: Cop | null;
  fechaCompra?: Day | null;
}): void {
  if (!input.proveedor?.trim()) throw badInput("proveedor", "El proveedor es obligatorio");
  if (!input.costo || input.costo <= 0) throw badInput("costo", "El costo debe ser mayor a 0");
  if (!input.fechaCompra) throw badInput("fechaCompra", "La fecha de compra es requerida");
}

/** Payment state of a purchase or an installment. */
export type DueState = "pendiente" | "pagado" | "vencido";

/** Labels of the payment states. */
export const dueStateLabels: Readonly<Record<DueState, string>> = {
  pagado: "Pagado",
  vencido: "Vencido",
  pendiente: "Pendiente",
};

/** Returns the payment state of an amount with a due day; it is overdue from the following day. */
export function dueStateOf(due: { fechaVencimiento: Day | null; pagado: boolean }, today: Day): DueState {
  if (due.pagado) return "pagado";
  return due.fechaVencimiento !== null && due.fechaVencimiento < today ? "vencido" : "pendiente";
}

/**
 * Returns the payment state of a purchase: paid when the balance (COP) is 0, overdue when any of its amounts
 * is overdue.
 */
export function purchaseStateOf(
  saldoPendiente: Cop,
  dues: readonly { fechaVencimiento: Day | null; pagado: boolean }[],
  today: Day,
): DueState {
  if (saldoPendiente <= 0) return "pagado";
  return dues.some((due) => dueStateOf(due, today) === "vencido") ? "vencido" : "pendiente";
}

/** Returns whether an unpaid installment is due within the next 3 days. */
export const isDueSoon = (due: { fechaVencimiento: Day; pagado: boolean }, today: Day): boolean =>
  dueStateOf(due, today) === "pendiente" && due.fechaVencimiento <= addDays(today, 3);

/**
 * Returns the balance of a purchase after its paid installments, in COP; never below 0. `aPagar` is the cost
 * less the withheld amounts.
 */
export const purchaseBalance = (aPagar: Cop, paid: readonly Cop[]): Cop => Math.max(aPagar - sum(paid), 0);

/** Sort orders of the list of amounts owed to providers; the default depends on the time filter. */
export const providerDueOrder = listOrder({
  name: "ProviderDueOrder",
  columns: { dueOn: "plain" },
});

/** Sort orders of the list of purchases from a provider. */
export const providerPurchaseOrder = listOrder({
  name: "ProviderPurchaseOrder",
  columns: { fechaCompra: "plain", costo: "plain" },
  first: { by: "fechaCompra", direction: "desc" },
});
