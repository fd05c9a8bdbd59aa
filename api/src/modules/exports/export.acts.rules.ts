import { acts } from "../accounts/acts.rules.ts";
import { exportLifecycle, type ExportStatus } from "./export.lifecycle.ts";
import { GONE, OTHER_ROLE } from "./export.rules.ts";

/** What acts look at of an export. */
export interface ExportState {
  readonly status: ExportStatus;
  /** The maker's role when it was asked for. */
  readonly role: number;
  /** Whether its time is over, deleted yet or not. */
  readonly isOver: boolean;
}

/** The names of the facts in {@link ExportState}, as a read selects them. */
export const exportFacts = ["status", "role", "isOver"] as const;

/** What its maker can do with an export; others do not know of it. */
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
