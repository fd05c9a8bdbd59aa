import { acts } from "../accounts/acts.rules.ts";
import { exportLifecycle, type ExportStatus } from "./export.lifecycle.ts";
import { GONE, OTHER_ROLE } from "./export.rules.ts";

/** State that the acts on an export are checked against. */
export interface ExportState {
  readonly status: ExportStatus;
  /** Role of the maker at the time of the request. */
  readonly role: number;
  /** True when the export has expired, even if it is not deleted yet. */
  readonly isOver: boolean;
}

/** Names of the facts in {@link ExportState}, for selection in a query. */
export const exportFacts = ["status", "role", "isOver"] as const;

/** Acts of the maker on an export, with the statuses of each; other people cannot see the export. */
export const exportActs = acts<ExportState>(exportLifecycle)({
  open: {
    may: "exportLists",
    from: ["ready"],
    otherwise: ({ status }) => (status === "expired" ? ["CONFLICT", GONE] : null),
    unless: [
      [({ isOver }) => isOver, GONE],
      [({ role }, { viewer }) => role !== viewer?.role, OTHER_ROLE],
    ],
  },
  cancel: { may: "exportLists", from: ["waiting", "running"], to: "cancelled" },
});

/** The name of an act of exports. */
export type ExportAct = (typeof exportActs.names)[number];
