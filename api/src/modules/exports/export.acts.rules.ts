import { acts } from "../accounts/acts.rules.ts";
import { exportLifecycle, type ExportStatus } from "./export.lifecycle.ts";
import { GONE, OTHER_ROLE } from "./export.rules.ts";

/** State that the acts on an export are checked against. */
export interface ExportState {
  readonly status: ExportStatus;
  /** The maker's role at the time of the request. */
  readonly role: number;
  /** True when its time is over, whether or not it is deleted yet. */
  readonly isOver: boolean;
}

/** The names of the facts in {@link ExportState}, as a read selects them. */
export const exportFacts = ["status", "role", "isOver"] as const;

/** Acts of its maker on an export, with the statuses of each; other people cannot see it. */
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
