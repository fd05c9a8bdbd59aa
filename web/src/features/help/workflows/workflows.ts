import { ADMIN, OWNER } from "@travesia/api/permissions";
import type { Workflow } from "../help.types.ts";
import { contractPurchases } from "./contract-purchases.ts";
import { purchaseInstallments } from "./purchase-installments.ts";
import { quoteToCommission } from "./quote-to-commission.ts";

export const workflows: readonly Workflow[] = [quoteToCommission, contractPurchases, purchaseInstallments];

/**
 * Returns the workflows that a role is shown: all for administration and the owner, who hand the work from
 * one person to the next; none for other roles.
 */
export const workflowsOf = (role: number): readonly Workflow[] =>
  role === ADMIN || role === OWNER ? workflows : [];
