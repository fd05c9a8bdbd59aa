import { listOrder } from "../../../core/list/order.rules.ts";

/** Labels of the days by which a trip's profit counts. */
export const tripProfitDayLabels = { firma: "Mes de la firma", regreso: "Mes del regreso" } as const;

/** Labels of the groupings of trips. */
export const tripProfitGroupingLabels = {
  mes: "Por mes",
  vendedor: "Por asesor",
  destino: "Por destino",
  proveedor: "Por proveedor",
} as const;

/** Sort orders of trips by profit; highest first by default. */
export const tripProfitOrder = listOrder({
  name: "TripProfitOrder",
  columns: { ganancia: "plain", precio: "plain", numero: "plain" },
  first: { by: "ganancia", direction: "desc" },
});
