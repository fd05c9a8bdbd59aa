import { addDays, type Day } from "@travesia/api/colombia/days";
import type { TooltipTopic } from "../../help/tooltip.texts.ts";
import type { PurchaseItemAct } from "./purchase.offered-acts.ts";
import type { InstallmentRecordFragment, PurchaseItemFragment } from "./purchases.generated.ts";

/** Help topic of each act on an item. */
export const actTopics: Readonly<Partial<Record<PurchaseItemAct, TooltipTopic>>> = {
  buy: "subir-comprobante-btn",
  installments: "pagar-en-cuotas-btn",
  deadline: "actualizar-fecha-limite-btn",
  markPaid: "marcar-como-pagado-btn",
  manage: "ver-cuotas-btn",
};

/** Help topic of each kind of item, about its place in the order of purchasing. */
export const kindTopics: Readonly<Partial<Record<PurchaseItemFragment["tipo"], TooltipTopic>>> = {
  tickets: "priority-filter-tickets",
  alojamiento: "priority-filter-accommodation",
  traslados: "priority-filter-transport",
};

/** Help topic of each state of an item. */
export const statusTopics: Readonly<Record<PurchaseItemFragment["status"], TooltipTopic>> = {
  pendiente_compra: "status-pendiente-compra",
  comprado_pendiente: "status-comprado-pendiente-pago",
  comprado_pagado: "status-comprado-pagado",
};

/** Returns the help topic of an instalment: overdue, or due today or tomorrow (in less than 48 hours). */
export function installmentTopic(
  { estado, fechaVencimiento }: Pick<InstallmentRecordFragment, "estado" | "fechaVencimiento">,
  today: Day,
): TooltipTopic | null {
  if (estado === "vencido") return "installment-overdue";
  return estado === "pendiente" && fechaVencimiento <= addDays(today, 1) ? "installment-due-soon" : null;
}
