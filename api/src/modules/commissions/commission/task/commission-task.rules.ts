import type { Capability } from "../../../accounts/permissions.rules.ts";

/** What is to be done with commissions, and what one needs to do it; lists are narrowed to it. */
export const commissionTasks = {
  request: "requestCommissions",
  approve: "manageCommissions",
  pay: "payCommissions",
} as const satisfies Record<string, Capability>;
export type CommissionTask = keyof typeof commissionTasks;
