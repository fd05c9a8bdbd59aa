import { daysAfter } from "../colombia/days.ts";
import type { LinkPurpose } from "./viewer.ts";

/**
 * Days that the links of each purpose live; mails and screens read the number from here. An offer itself is
 * valid for QUOTE_VALID_DAYS. Its link still opens it afterwards, to show that it has ended.
 */
export const linkDays = {
  /** Days after the end of the offer. */
  quote: 60,
  passengers: 30,
  signature: 30,
  addendum: 30,
  /** Days after the return, or after the last due day. */
  payment: 60,
  /** Days after the return. */
  calendar: 30,
  /** Days after the return. */
  trip: 7,
  /** Longer than any answer may take, with the two months in which it may be completed. */
  claim: 120,
  "email-change": 30,
} as const satisfies Record<LinkPurpose, number>;

/**
 * Returns the time at which a link of a purpose expires; `from` is now, for a quote's link the end of the
 * offer, for a payment's the end of the last day of payment or travel.
 */
export const linkEnds = (purpose: LinkPurpose, from: Date): Date => daysAfter(from, linkDays[purpose]);
