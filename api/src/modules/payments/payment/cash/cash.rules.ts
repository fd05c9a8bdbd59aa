import { type Cop, formatCop } from "../../../../core/colombia/cop.ts";
import { listOrder } from "../../../../core/list/order.rules.ts";

/** Text shown when the origin of reportable cash is missing. */
export const NO_ORIGIN = "Falta el origen de los fondos";

/**
 * Returns the sentence that requests the source of reportable cash; `total` is the client's cash of the month
 * in COP.
 */
export const asksOrigin = (total: Cop): string =>
  `Con este pago el cliente llega a ${formatCop(total)} en efectivo este mes: ` +
  "escribe de dónde viene el dinero.";

/** Sort orders of the list of reportable cash; newest first by default. */
export const cashOrder = listOrder({
  name: "ReportableCashOrder",
  columns: { fechaPago: "plain", monto: "plain", totalMes: "plain", cliente: "text" },
  first: { by: "fechaPago", direction: "desc" },
});
