import { listOrder } from "../../../core/list/order.rules.ts";

/** On which day a trip's profit counts. */
export const tripProfitDayLabels = { firma: "Mes de la firma", regreso: "Mes del regreso" } as const;

/** By what profits of trips are put together. */
export const tripProfitGroupingLabels = {
  mes: "Por mes",
  vendedor: "Por asesor",
  destino: "Por destino",
} as const;

/** How trips are ordered by what they leave; those that leave most first. */
export const tripProfitOrder = listOrder({
  name: "TripProfitOrder",
  columns: { ganancia: "plain", precio: "plain", numero: "plain" },
  first: { by: "ganancia", direction: "desc" },
});
