import { lifecycle } from "../../core/lifecycle.ts";

/** The statuses of the approval of a payment. */
export type ApprovalStatus = "waiting" | "approved" | "spent" | "withdrawn";

/**
 * Transitions of an approval: requested, approved by a second person, and used by the one payment it is for.
 */
export const approvalLifecycle = lifecycle({
  subject: "La aprobación",
  start: "waiting",
  table: {
    waiting: ["approved", "withdrawn"],
    approved: ["spent", "withdrawn"],
    spent: [],
    withdrawn: [],
  } satisfies Record<ApprovalStatus, readonly ApprovalStatus[]>,
  labels: { waiting: "Por aprobar", approved: "Aprobada", spent: "Usada", withdrawn: "Retirada" },
});
