import type { Capability } from "../../../accounts/permissions.rules.ts";

/** Tasks on commissions, with the capability that each requires; lists can be filtered by task. */
export const commissionTasks = {
  request: "requestCommissions",
  approve: "manageCommissions",
  pay: "payCommissions",
} as const satisfies Record<string, Capability>;
export type CommissionTask = keyof typeof commissionTasks;
