import type { Capability } from "../../../accounts/permissions.rules.ts";

/** What is to be done with contracts, and what one needs to do it; lists are narrowed to it. */
export const contractTasks = {
  send: "sendContracts",
  cancellation: "manageQuotes",
  airline: "decideRefunds",
  overdue: "registerPayments",
  email: "confirmContractEmails",
  passengers: "manageQuotes",
  items: "createContracts",
  buy: "buy",
  complete: "completeContracts",
  buy_due: "buy",
} as const satisfies Record<string, Capability>;
export type ContractTask = keyof typeof contractTasks;
