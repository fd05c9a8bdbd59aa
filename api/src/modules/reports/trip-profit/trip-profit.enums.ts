import { registerEnum } from "../../../core/enums.ts";
import { tripProfitDayLabels, tripProfitGroupingLabels } from "./trip-profit.rules.ts";

/** Day by which a trip's profit counts: the day of the signature, or the day of the return. */
export const TripProfitDay = { firma: "firma", regreso: "regreso" } as const;
export type TripProfitDay = keyof typeof TripProfitDay;
registerEnum(TripProfitDay, {
  name: "TripProfitDay",
  label: "Según",
  labels: tripProfitDayLabels,
  description: "Día en el que cuenta la ganancia de un viaje.",
});

/** Groupings of the profit of trips. */
export const TripProfitGrouping = {
  mes: "mes",
  vendedor: "vendedor",
  destino: "destino",
  proveedor: "proveedor",
} as const;
export type TripProfitGrouping = keyof typeof TripProfitGrouping;
registerEnum(TripProfitGrouping, {
  name: "TripProfitGrouping",
  label: "Agrupado",
  labels: tripProfitGroupingLabels,
  description: "Cómo se agrupa la ganancia de los viajes.",
});
