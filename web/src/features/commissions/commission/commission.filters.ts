import { commissionLifecycle } from "@travesia/api/commissions/commission/commission.lifecycle";
import { daysAsked } from "../../../ui/table/day-filter.ts";
import { personOf } from "../../organization/person/person-filter.ts";
import type { Filter } from "../../../ui/table/FilterBar.tsx";
import type { CommissionFilter } from "../../../graphql/schema.generated.ts";
import { commissionTaskOf } from "./commission.tasks.ts";
import { commissionLabels, commissionTexts as texts } from "./commission.texts.ts";

const statuses = commissionLifecycle.statuses.filter((status) => status !== "voided");

const days = { key: "fechas", from: "from", to: "to" } as const;

/** Filters of the list of commissions. */
export const commissionFilters: readonly Filter[] = [
  { kind: "search", key: "search", label: texts.search },
  {
    kind: "select",
    key: "status",
    label: texts.status,
    options: [
      { value: "", label: "Todas" },
      ...statuses.map((status) => ({ value: status, label: commissionLabels[status] })),
    ],
  },
  { kind: "days", ...days, label: "Generada" },
];

/** Returns the filter of the list from the address parameters; invalid values are left out. */
export function commissionFilterOf(values: Readonly<Record<string, string>>): CommissionFilter {
  const { from, to } = daysAsked(values, days);
  return {
    search: values.search || undefined,
    status: statuses.find((one) => one === values.status),
    task: commissionTaskOf(values.hacer),
    startDate: from,
    endDate: to,
    userId: personOf(values.vendedor),
  };
}
