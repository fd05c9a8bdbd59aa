import { ADMIN, OWNER } from "@travesia/api/permissions";
import type { Workflow } from "../help.types.ts";
import { contractPurchases } from "./contract-purchases.ts";
import { purchaseInstallments } from "./purchase-installments.ts";
import { quoteToCommission } from "./quote-to-commission.ts";

export const workflows: readonly Workflow[] = [quoteToCommission, contractPurchases, purchaseInstallments];

/**
 * Returns the workflows that a role sees: all for administration and the owner, who coordinate the work; none
 * for other roles.
 */
export const workflowsOf = (role: number): readonly Workflow[] =>
  role === ADMIN || role === OWNER ? workflows : [];
