import type { FinancialFilter } from "../../../graphql/schema.generated.ts";
import { addMonths, type Day, type Month, monthBounds, monthOf } from "@travesia/api/colombia/days";
import { daysAsked, type DayKeys } from "../../../ui/table/day-filter.ts";
import type { FinancialTab } from "./financial.tabs.ts";

type Values = Readonly<Record<string, string>>;

/** Where the days of a report stand in its address. */
export const reportDays: DayKeys = { key: "fechas", from: "desde", to: "hasta" };

/** The keys of the address that choose what is counted; they stay when another part is opened. */
export const filterKeys = ["contrato", "fechas", "desde", "hasta"] as const;

/** What an address counts: days that end before they begin are left to the server, which says so. */
export function financialFilterOf(values: Values): FinancialFilter {
  const { from, to } = daysAsked(values, reportDays);
  return { startDate: from, endDate: to, contractId: values.contrato?.trim() || undefined };
}

/** The filter of an address alone, for another part of the dashboard. */
export const keptFilter = (values: Values): Record<string, string> =>
  Object.fromEntries(filterKeys.flatMap((key) => (values[key] ? [[key, values[key]]] : [])));

/** The address of a part under the filter of another, with what that part is asked besides. */
export const partOf = (
  values: Values,
  ver: FinancialTab,
  besides: Readonly<Record<string, string>> = {},
): string => `?${new URLSearchParams({ ...keptFilter(values), ...(ver && { ver }), ...besides }).toString()}`;

/** One of some values that the address names; undefined where it names none of them. */
export const choiceOf = <Value extends string>(
  choices: Readonly<Record<Value, string>>,
  asked: string | undefined,
): Value | undefined => (asked && Object.hasOwn(choices, asked) ? (asked as Value) : undefined);

/** Labels as the options of a select, all of them first. */
export const optionsOf = (labels: Readonly<Record<string, string>>, all = "Todos") => [
  { value: "", label: all },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

/** Some days of a report, both included. */
export interface ReportDays {
  readonly startDate: Day;
  readonly endDate: Day;
}

/** The present month so far, and the same days of the one before. */
export const recentDays = (today: Day): { readonly recent: ReportDays; readonly before: ReportDays } => {
  const { from } = monthBounds(monthOf(today));
  return {
    recent: { startDate: from, endDate: today },
    before: { startDate: addMonths(from, -1), endDate: addMonths(today, -1) },
  };
};

/** What of the address a part is asked with when a whole month is opened: its days, whichever are chosen. */
const wholeMonth = (values: Values, mes: Month): Record<string, string> => {
  const { from, to } = monthBounds(mes);
  return { ...(values.contrato && { contrato: values.contrato }), fechas: "otras", desde: from, hasta: to };
};

/** What of the address a part is asked with when one month of it is opened: its days, within those chosen. */
export function monthAddress(values: Values, mes: Month): Record<string, string> {
  const { startDate, endDate } = financialFilterOf(values);
  const { from, to } = monthBounds(mes);
  return {
    ...wholeMonth(values, mes),
    desde: startDate && startDate > from ? startDate : from,
    hasta: endDate && endDate < to ? endDate : to,
  };
}
