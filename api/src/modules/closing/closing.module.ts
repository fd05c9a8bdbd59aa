import { followed } from "../../core/changes/followed-record.ts";
import type { Module } from "../../core/module.ts";
import { visibleClosings } from "./closing.access.ts";
import { ClosingResolver, ClosingMutations, ClosingQueries } from "./closing.resolver.ts";
import { LateBooking } from "./late-booking.entity.ts";
import { MonthClosing } from "./month-closing.entity.ts";
import { closingWords } from "./closing.words.ts";

/**
 * Months of the agency's money, and the guard of closed months.
 *
 * Acts: close-month, reopen-month.
 * Emits: month.reopened.
 */
export const closing: Module = {
  name: "closing",
  words: closingWords,
  entities: [MonthClosing, LateBooking],
  resolvers: [ClosingResolver, ClosingQueries, ClosingMutations],
  changes: [followed("month", MonthClosing, visibleClosings)],
};
