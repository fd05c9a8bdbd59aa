import { registerEnum } from "../../../core/enums.ts";

/** Periods for the performance of sellers. */
export const DashboardPeriod = {
  day: "day",
  week: "week",
  month: "month",
  quarter: "quarter",
  year: "year",
  last_month: "last_month",
  all: "all",
} as const;
export type DashboardPeriod = keyof typeof DashboardPeriod;
registerEnum(DashboardPeriod, {
  name: "DashboardPeriod",
  label: "Periodo",
  description: "Periodo de las cifras de los vendedores.",
  synonyms: {
    today: "day",
    current_month: "month",
    current_quarter: "quarter",
    current_year: "year",
  },
});

/** Units that a chart compares: the days of the month, the weeks or months of a year, or years. */
export const ChartPeriod = { day: "day", week: "week", month: "month", year: "year" } as const;
export type ChartPeriod = keyof typeof ChartPeriod;
registerEnum(ChartPeriod, {
  name: "ChartPeriod",
  label: "Periodo",
  description: "Lo que una gráfica pone lado a lado: días, semanas, meses o años.",
});
