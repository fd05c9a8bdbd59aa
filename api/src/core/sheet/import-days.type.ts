import { registerEnum } from "../enums.ts";
import type { DayOrder } from "./written-days.ts";

/** GraphQL enum of the order of day and month in numeric dates of a file. */
export const ImportDayOrder = { day: "day", month: "month" } as const;
export type ImportDayOrder = DayOrder;
registerEnum(ImportDayOrder, {
  name: "ImportDayOrder",
  label: "Orden de las fechas",
  labels: { day: "Día/mes/año", month: "Mes/día/año" },
  description: "Si las fechas de un archivo tienen primero el día o el mes.",
});
