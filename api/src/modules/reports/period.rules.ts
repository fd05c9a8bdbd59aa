import { addDays, type Day } from "../../core/colombia/days.ts";
import { type Days, type Period, periodBounds } from "../../core/colombia/periods.ts";

/** The periods that have one before them, and the kind of both. */
const kinds: Partial<Record<Period, Period>> = {
  current_month: "current_month",
  last_month: "current_month",
  current_quarter: "current_quarter",
  current_year: "current_year",
};

/** The days of the period before one, whole as it is itself; null where there is none, as before `all`. */
export function previousBounds(period: Period, today: Day): Days | null {
  const kind = kinds[period];
  const bounds = periodBounds(period, today);
  return kind && bounds ? periodBounds(kind, addDays(bounds.from, -1)) : null;
}
