import { addMonths, type Month, monthOf } from "@travesia/api/colombia/days";
import { titledMonth } from "../../closing/closing.texts.ts";

/** A month of the summary; amounts in COP. */
export interface ReportMonth {
  readonly mes: string;
  readonly ingresos: number;
  readonly gastos: number;
}

/** Maximum number of months side by side; only the last ones of the range are shown. */
const MOST = 12;

/**
 * Returns the months of a chart, the oldest first, including months without money, so that the time axis is
 * continuous.
 */
export function monthsInARow<M extends { readonly mes: Month }>(
  months: readonly M[],
  nothing: (mes: Month) => M,
): readonly M[] {
  const byMonth = new Map(months.map((month) => [month.mes, month]));
  const all = [...byMonth.keys()].sort();
  const last = all.at(-1);
  if (last === undefined) return [];
  const row: M[] = [];
  for (let mes = last; row.length < MOST && mes >= all[0]!; mes = before(mes))
    row.unshift(byMonth.get(mes) ?? nothing(mes));
  return row;
}

/** Returns the month before another month. */
const before = (mes: Month): Month => monthOf(addMonths(`${mes}-01`, -1));

/** Returns the label of a month below a bar, with the year on a second line: `Nov` and `2026`. */
export const monthLabel = (mes: Month): string => `${titledMonth(mes).slice(0, 3)}\n${mes.slice(0, 4)}`;
