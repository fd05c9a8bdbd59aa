import { registerEnum } from "../../core/enums.ts";

/** Periods for the figures of teams. */
export const ReportPeriod = {
  current_month: "current_month",
  last_month: "last_month",
  current_quarter: "current_quarter",
  current_year: "current_year",
  all: "all",
} as const;
export type ReportPeriod = keyof typeof ReportPeriod;
registerEnum(ReportPeriod, {
  name: "ReportPeriod",
  label: "Periodo",
  description: "Periodo de un informe de equipos.",
});
