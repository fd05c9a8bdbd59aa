import { daysAfter } from "../colombia/days.ts";
import type { LinkPurpose } from "./viewer.ts";

/**
 * Lifetime of links by purpose, in days, which e-mails and screens display. An offer itself is valid for
 * QUOTE_VALID_DAYS; afterwards its link still opens, to show that the offer has ended.
 */
export const linkDays = {
  /** Days after the offer ends. */
  quote: 60,
  passengers: 30,
  signature: 30,
  addendum: 30,
  /** Days after the traveller's return, or after the last due day. */
  payment: 60,
  /** Days after the traveller's return. */
  calendar: 30,
  /** Days after the traveller's return. */
  trip: 7,
  /**
   * Longer than the legal time for any answer, plus the two months in which the client may complete the
   * claim.
   */
  claim: 120,
  /** Days after the acceptance of the proposal; it ends earlier with the closing itself. */
  closing: 30,
  "email-change": 30,
} as const satisfies Record<LinkPurpose, number>;

/**
 * Returns the time at which a link expires. `from` is the current time; for a quote's link it is the end of
 * the offer, and for a payment's link the end of the last day of payment or travel.
 */
export const linkEnds = (purpose: LinkPurpose, from: Date): Date => daysAfter(from, linkDays[purpose]);
