import type { Capability } from "../../../accounts/permissions.rules.ts";

/** What is to be done with quotes, and what one needs to do it; lists are narrowed to it. */
export const quoteTasks = {
  assign: "editAnyQuote",
  price: "manageQuotes",
  answer: "manageQuotes",
  send: "manageQuotes",
  discount: "approveDiscounts",
  review: "decideQuotes",
  passengers: "manageQuotes",
  convert: "createContracts",
  again: "manageQuotes",
  remind: "manageQuotes",
  ending: "manageQuotes",
} as const satisfies Record<string, Capability>;
export type QuoteTask = keyof typeof quoteTasks;
