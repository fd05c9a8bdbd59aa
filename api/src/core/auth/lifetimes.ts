import { daysAfter } from "../colombia/days.ts";
import type { LinkPurpose } from "./viewer.ts";

/**
 * Days that the links of each purpose live. What a mail or a screen says of it is taken from here. An offer
 * itself holds for QUOTE_VALID_DAYS; its link still opens it afterwards, to say so.
 */
export const linkDays = {
  /** After its offer has ended. */
  quote: 60,
  passengers: 30,
  signature: 30,
} as const satisfies Partial<Record<LinkPurpose, number>>;

/** When a link of a purpose ends; `from` is now, or the end of the offer for a quote's. */
export const linkEnds = (purpose: keyof typeof linkDays, from: Date): Date =>
  daysAfter(from, linkDays[purpose]);
