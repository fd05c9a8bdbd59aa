import { addDays, type Day, monthBounds, monthOf } from "@travesia/api/colombia/days";
import { OTHER_DAYS } from "../../../ui/table/day-filter.ts";
import { reportPaths } from "../reports.paths.ts";
import { reportDays } from "../financial/financial.filters.ts";
import type { FinancialTab } from "../financial/financial.tabs.ts";

/** Range of return dates of trips; without an end, all later dates are included. */
export interface ReturnDays {
  readonly startDate: Day;
  readonly endDate?: Day;
}

/** Returns the return dates of trips that returned this month, and of trips still to return. */
export const returnsOn = (today: Day): { readonly won: ReturnDays; readonly ahead: ReturnDays } => ({
  won: { startDate: monthBounds(monthOf(today)).from, endDate: today },
  ahead: { startDate: addDays(today, 1) },
});

/** Returns the address of the list of trips that return in a range of days. */
export function tripsReturning({ startDate, endDate }: ReturnDays): string {
  const part: FinancialTab = "viajes";
  const asked = new URLSearchParams({
    ver: part,
    segun: "regreso",
    [reportDays.key]: OTHER_DAYS,
    [reportDays.from]: startDate,
    ...(endDate && { [reportDays.to]: endDate }),
  });
  return `${reportPaths.financial.to()}?${asked.toString()}`;
}
