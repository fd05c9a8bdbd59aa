import type { FinancialFilter } from "../../../graphql/schema.generated.ts";
import { addMonths, type Day, type Month, monthBounds, monthOf } from "@travesia/api/colombia/days";
import { daysAsked, type DayKeys } from "../../../ui/table/day-filter.ts";
import type { FinancialTab } from "./financial.tabs.ts";

type Values = Readonly<Record<string, string>>;

/** Address keys of a report's days. */
export const reportDays: DayKeys = { key: "fechas", from: "desde", to: "hasta" };

/** The keys of the address that choose the range of the figures; they stay when another part is opened. */
export const filterKeys = ["contrato", "fechas", "desde", "hasta"] as const;

/**
 * Returns the report's filter from the values of an address; days that end before they begin are passed on,
 * since the server refuses them with a message.
 */
export function financialFilterOf(values: Values): FinancialFilter {
  const { from, to } = daysAsked(values, reportDays);
  return { startDate: from, endDate: to, contractId: values.contrato?.trim() || undefined };
}

/** Returns the filter of an address alone, for another part of the dashboard. */
export const keptFilter = (values: Values): Record<string, string> =>
  Object.fromEntries(filterKeys.flatMap((key) => (values[key] ? [[key, values[key]]] : [])));

/** Returns the address of a part under the filter of another part, with the part's further parameters. */
export const partOf = (
  values: Values,
  ver: FinancialTab,
  besides: Readonly<Record<string, string>> = {},
): string => `?${new URLSearchParams({ ...keptFilter(values), ...(ver && { ver }), ...besides }).toString()}`;

/** Returns one of some values that the address names; undefined if it names none of them. */
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

/** Returns the present month so far, and the same days of the month before. */
export const recentDays = (today: Day): { readonly recent: ReportDays; readonly before: ReportDays } => {
  const { from } = monthBounds(monthOf(today));
  return {
    recent: { startDate: from, endDate: today },
    before: { startDate: addMonths(from, -1), endDate: addMonths(today, -1) },
  };
};

/**
 * Returns the address values for a part opened for a whole month: the month's days, independent of the chosen
 * days.
 */
const wholeMonth = (values: Values, mes: Month): Record<string, string> => {
  const { from, to } = monthBounds(mes);
  return { ...(values.contrato && { contrato: values.contrato }), fechas: "otras", desde: from, hasta: to };
};

/** Returns the address values for a part opened for one month: the month's days within those chosen. */
export function monthAddress(values: Values, mes: Month): Record<string, string> {
  const { startDate, endDate } = financialFilterOf(values);
  const { from, to } = monthBounds(mes);
  return {
    ...wholeMonth(values, mes),
    desde: startDate && startDate > from ? startDate : from,
    hasta: endDate && endDate < to ? endDate : to,
  };
}
