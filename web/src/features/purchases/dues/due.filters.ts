import { addDays } from "@travesia/api/colombia/days";
import type { DueWhen, ProviderDueFilter } from "../../../graphql/schema.generated.ts";
import { formatDay } from "../../../ui/days.ts";
import type { Filter } from "../../../ui/table/FilterBar.tsx";
import type { DueProvidersQuery, ProviderDueSumsQuery } from "./dues.generated.ts";

const times = ["open", "overdue", "week", "later", "undated", "paid"] as const satisfies readonly DueWhen[];

/** What an address calls the time that is asked for; all that is open unless it says otherwise. */
export const whenOf = (ver: string | undefined): DueWhen => times.find((time) => time === ver) ?? "open";

/** What an address asks of the list; what it cannot mean is left out. */
export const dueFilterOf = ({
  ver,
  search,
  proveedor,
  semana,
}: Readonly<Record<string, string>>): ProviderDueFilter => ({
  when: whenOf(ver),
  search: search || undefined,
  providerId: proveedor && /^[0-9a-f-]{36}$/.test(proveedor) ? proveedor : undefined,
  ...(semana && /^\d{4}-\d{2}-\d{2}$/.test(semana) && { startDate: semana, endDate: addDays(semana, 6) }),
});

/** The filters of the list: those who are owed something, and the weeks in which something is due. */
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
      options: [
        { value: "", label: "Todos" },
        ...(providers ?? [])
          .filter(({ id, owed }) => owed > 0 || id === chosen.proveedor)
          .map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      kind: "select",
      key: "semana",
      label: "Semana",
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
