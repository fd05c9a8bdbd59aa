import type { FinancialFilter } from "../../../graphql/schema.generated.ts";
import { addMonths, type Day, type Month, monthBounds, monthOf } from "@travesia/api/colombia/days";
import { daysAsked, type DayKeys } from "../../../ui/table/day-filter.ts";
import type { FinancialTab } from "./financial.tabs.ts";

type Values = Readonly<Record<string, string>>;

/** Address parameters of a report's dates. */
export const reportDays: DayKeys = { key: "fechas", from: "desde", to: "hasta" };

/** Address parameters of the filters; they stay when another tab is opened. */
export const filterKeys = ["contrato", "fechas", "desde", "hasta"] as const;

/**
 * Returns the filter of the report from the address parameters; dates that end before they start are passed
 * on, because the server refuses them with a message.
 */
export function financialFilterOf(values: Values): FinancialFilter {
  const { from, to } = daysAsked(values, reportDays);
  return { startDate: from, endDate: to, contractId: values.contrato?.trim() || undefined };
}

/** Returns only the filter parameters of an address, for another tab of the dashboard. */
export const keptFilter = (values: Values): Record<string, string> =>
  Object.fromEntries(filterKeys.flatMap((key) => (values[key] ? [[key, values[key]]] : [])));

/** Returns the address of a tab with the current filter, and with the tab's further parameters. */
export const partOf = (
  values: Values,
  ver: FinancialTab,
  besides: Readonly<Record<string, string>> = {},
): string => `?${new URLSearchParams({ ...keptFilter(values), ...(ver && { ver }), ...besides }).toString()}`;

/** Returns the value in the address if it is one of the given values, else undefined. */
export const choiceOf = <Value extends string>(
  choices: Readonly<Record<Value, string>>,
  asked: string | undefined,
): Value | undefined => (asked && Object.hasOwn(choices, asked) ? (asked as Value) : undefined);

/** Returns labels as options of a select, with the option for all of them first. */
export const optionsOf = (labels: Readonly<Record<string, string>>, all = "Todos") => [
  { value: "", label: all },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

/** Date range of a report, both days included. */
export interface ReportDays {
  readonly startDate: Day;
  readonly endDate: Day;
}

/** Returns the current month so far, and the same days of the previous month. */
export const recentDays = (today: Day): { readonly recent: ReportDays; readonly before: ReportDays } => {
  const { from } = monthBounds(monthOf(today));
  return {
    recent: { startDate: from, endDate: today },
    before: { startDate: addMonths(from, -1), endDate: addMonths(today, -1) },
  };
};

/** Returns the address parameters of a tab for a complete month, ignoring the selected dates. */
const wholeMonth = (values: Values, mes: Month): Record<string, string> => {
  const { from, to } = monthBounds(mes);
  return { ...(values.contrato && { contrato: values.contrato }), fechas: "otras", desde: from, hasta: to };
};

/** Returns the address parameters of a tab for one month, limited to the selected dates. */
export function monthAddress(values: Values, mes: Month): Record<string, string> {
  const { startDate, endDate } = financialFilterOf(values);
  const { from, to } = monthBounds(mes);
  return {
    ...wholeMonth(values, mes),
    desde: startDate && startDate > from ? startDate : from,
    hasta: endDate && endDate < to ? endDate : to,
  };
}
