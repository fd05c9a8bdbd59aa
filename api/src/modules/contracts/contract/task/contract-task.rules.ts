import type { Capability } from "../../../accounts/permissions.rules.ts";

/** Open tasks of contracts, and the permission needed for each; lists can be filtered by them. */
export const contractTasks = {
  send: "sendContracts",
  cancellation: "cancelContracts",
  airline: "decideRefunds",
  refund: "decideRefunds",
  addendum: "invoice",
  overdue: "registerPayments",
  email: "confirmContractEmails",
  review: "decideQuotes",
  passengers: "manageQuotes",
  items: "createContracts",
  buy: "buy",
  complete: "completeContracts",
  buy_due: "buy",
} as const satisfies Record<string, Capability>;
export type ContractTask = keyof typeof contractTasks;
