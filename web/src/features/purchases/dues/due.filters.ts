import { addDays, type Day, isDay } from "@travesia/api/colombia/days";
import type { DueWhen, ProviderDueFilter } from "../../../graphql/schema.generated.ts";
import { formatDay } from "../../../ui/days.ts";
import { daysAsked } from "../../../ui/table/day-filter.ts";
import type { Filter } from "../../../ui/table/FilterBar.tsx";
import type { DueProvidersQuery, ProviderDueSumsQuery } from "./dues.generated.ts";

const times = [
  "open",
  "overdue",
  "due",
  "week",
  "later",
  "undated",
  "paid",
] as const satisfies readonly DueWhen[];

/** Returns the period in the address; by default all open debts. */
export const whenOf = (ver: string | undefined): DueWhen => times.find((time) => time === ver) ?? "open";

/** Number of past days for which paid debts are shown, unless an earlier day is selected. */
const PAID_DAYS = 30;

const days = { key: "pagadas", from: "desde", to: "hasta" } as const;

/** Returns the filter of the list from the address parameters; invalid values are left out. */
export const dueFilterOf = (values: Readonly<Record<string, string>>, today: Day): ProviderDueFilter => {
  const { ver, search, proveedor, semana } = values;
  const when = whenOf(ver);
  const { from, to } = daysAsked(values, days, today);
  return {
    when,
    search: search || undefined,
    providerId: proveedor && /^[0-9a-f-]{36}$/.test(proveedor) ? proveedor : undefined,
    ...(when === "paid"
      ? { startDate: from ?? addDays(today, -PAID_DAYS), endDate: to }
      : semana && isDay(semana) && { startDate: semana, endDate: addDays(semana, 6) }),
  };
};

/** Returns the filters of the list: the creditors, and the weeks with due amounts. */
export const dueFilters = (
  providers: DueProvidersQuery["providers"]["items"] | undefined,
  weeks: ProviderDueSumsQuery["providerDueFigures"]["weeks"] | undefined,
  chosen: Readonly<Record<string, string>>,
): readonly Filter[] => {
  const week = (monday: string) => ({ value: monday, label: `Del ${formatDay(monday)}` });
  const shown = (weeks ?? []).map(({ monday }) => week(monday));
  return [
    { kind: "search", key: "search", label: "Proveedor, contrato, cliente o destino" },
    {
      kind: "select",
      key: "proveedor",
      label: "Proveedor",
      ofRows: true,
      options: [
        { value: "", label: "Todos" },
        ...(providers ?? [])
          .filter(({ id, owed }) => owed > 0 || id === chosen.proveedor)
          .map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    whenOf(chosen.ver) === "paid"
      ? { kind: "days", ...days, label: "Pagadas" }
      : {
          kind: "select",
          key: "semana",
          label: "Semana",
          ofRows: true,
          options: [
            { value: "", label: "Todas" },
            ...shown,
            ...(chosen.semana && !shown.some(({ value }) => value === chosen.semana)
              ? [week(chosen.semana)]
              : []),
          ],
        },
  ];
};
