import type { ApprovalStatus, PayoutApprovalFilter } from "../../graphql/schema.generated.ts";
import type { Filter } from "../../ui/table/FilterBar.tsx";
import { FOR_ME } from "./approvals.paths.ts";
import { approvalLabels, approvalTexts as texts } from "./approval.texts.ts";

const statuses: readonly ApprovalStatus[] = ["waiting", "approved", "spent", "withdrawn"];

/** Returns the approvals' filter from the values of an address: by default the waiting approvals. */
export function approvalFilterOf({ estado }: Readonly<Record<string, string>>): PayoutApprovalFilter {
  if (estado === FOR_ME) return { forMe: true };
  if (estado === "todas") return {};
  return { status: statuses.find((one) => one === estado) ?? "waiting" };
}

/** The filters of the list, kept in its address. */
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
