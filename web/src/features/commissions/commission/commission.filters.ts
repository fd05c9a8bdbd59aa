import { commissionLifecycle } from "@travesia/api/commissions/commission/commission.lifecycle";
import type { Filter } from "../../../ui/table/FilterBar.tsx";
import type { CommissionFilter } from "../../../graphql/schema.generated.ts";
import { commissionLabels, commissionTexts as texts } from "./commission.texts.ts";

const statuses = commissionLifecycle.statuses.filter((status) => status !== "voided");

/** The filters of the list of commissions. */
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
  { kind: "day", key: "from", label: texts.from },
  { kind: "day", key: "to", label: texts.to },
];

/** What the address asks of the server; what is no value of a filter asks nothing. */
export const commissionFilterOf = ({
  search,
  status,
  from,
  to,
}: Readonly<Record<string, string>>): CommissionFilter => ({
  search: search || undefined,
  status: statuses.find((one) => one === status),
  startDate: from || undefined,
  endDate: to || undefined,
});
