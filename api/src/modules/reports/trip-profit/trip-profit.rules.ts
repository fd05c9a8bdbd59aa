import { listOrder } from "../../../core/list/order.rules.ts";

/** Spanish names of the days on which a trip's profit counts. */
export const tripProfitDayLabels = { firma: "Mes de la firma", regreso: "Mes del regreso" } as const;

/** Spanish names of the groupings of trips. */
export const tripProfitGroupingLabels = {
  mes: "Por mes",
  vendedor: "Por asesor",
  destino: "Por destino",
  proveedor: "Por proveedor",
} as const;

/** Orders of trips by their profit; by default the highest first. */
export const tripProfitOrder = listOrder({
  name: "TripProfitOrder",
  columns: { ganancia: "plain", precio: "plain", numero: "plain" },
  first: { by: "ganancia", direction: "desc" },
});
