import { type Cop, formatCop } from "../../../../core/cop.ts";
import { listOrder } from "../../../../core/list/order.rules.ts";

/** What stands where nobody said where reportable cash comes from. */
export const NO_ORIGIN = "Falta el origen de los fondos";

/** What somebody is told who registers reportable cash without its source; `total` of the month in COP. */
export const asksOrigin = (total: Cop): string =>
  `Con este pago el cliente llega a ${formatCop(total)} en efectivo este mes: ` +
  "escribe de dónde viene el dinero.";

/** What the list of reportable cash can be ordered by; the newest comes first. */
export const cashOrder = listOrder({
  name: "ReportableCashOrder",
  columns: { fechaPago: "plain", monto: "plain", totalMes: "plain", cliente: "text" },
  first: { by: "fechaPago", direction: "desc" },
});
