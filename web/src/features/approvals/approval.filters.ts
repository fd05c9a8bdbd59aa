import type { ApprovalStatus, PayoutApprovalFilter } from "../../graphql/schema.generated.ts";
import type { Filter } from "../../ui/table/FilterBar.tsx";
import { FOR_ME } from "./approvals.paths.ts";
import { approvalLabels, approvalTexts as texts } from "./approval.texts.ts";

const statuses: readonly ApprovalStatus[] = ["waiting", "approved", "spent", "withdrawn"];

/** Returns the filter of the approvals from the address parameters; by default the pending approvals. */
export function approvalFilterOf({ estado }: Readonly<Record<string, string>>): PayoutApprovalFilter {
  if (estado === FOR_ME) return { forMe: true };
  if (estado === "todas") return {};
  return { status: statuses.find((one) => one === estado) ?? "waiting" };
}

/** Filters of the list, stored in its address. */
export const approvalFilters: readonly Filter[] = [
  {
    kind: "select",
    key: "estado",
    label: "Estado",
    options: [
      { value: "", label: approvalLabels.waiting },
      { value: FOR_ME, label: texts.forMe },
      ...statuses.slice(1).map((value) => ({ value, label: approvalLabels[value] })),
      { value: "todas", label: "Todas" },
    ],
  },
];
