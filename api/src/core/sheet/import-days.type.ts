import { registerEnum } from "../enums.ts";

/** Orders of day and month in days that a file writes in numbers. */
export const ImportDayOrder = { dayFirst: "dayFirst", monthFirst: "monthFirst" } as const;
export type ImportDayOrder = keyof typeof ImportDayOrder;
registerEnum(ImportDayOrder, {
  name: "ImportDayOrder",
  label: "Orden de las fechas",
  labels: { dayFirst: "Día/mes/año", monthFirst: "Mes/día/año" },
  description: "Si las fechas de un archivo tienen primero el día o el mes.",
});
