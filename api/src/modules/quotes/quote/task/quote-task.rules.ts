import type { Capability } from "../../../accounts/permissions.rules.ts";

/** Tasks that quotes wait for, with the permission needed for each; lists can be filtered by these tasks. */
export const quoteTasks = {
  assign: "editAnyQuote",
  price: "manageQuotes",
  redate: "manageQuotes",
  answer: "manageQuotes",
  send: "manageQuotes",
  discount: "approveDiscounts",
  review: "decideQuotes",
  passengers: "manageQuotes",
  convert: "createContracts",
  again: "manageQuotes",
  follow_up: "manageQuotes",
  remind: "manageQuotes",
  ending: "manageQuotes",
} as const satisfies Record<string, Capability>;
export type QuoteTask = keyof typeof quoteTasks;
