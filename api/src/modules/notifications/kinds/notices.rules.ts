import { otherNotices } from "./agency-notices.rules.ts";
import { commissionNotices } from "./commission-notices.rules.ts";
import { contractNotices, purchaseNotices } from "./contract-notices.rules.ts";
import { moneyNotices } from "./money-notices.rules.ts";
import { type NoticeKind, type Readers, readers } from "./notice-kind.rules.ts";
import { quoteNotices } from "./quote-notices.rules.ts";

/** Every event that people are told of: to whom, in which group, how urgent, under which title. */
export const notices = {
  ...quoteNotices,
  ...contractNotices,
  ...purchaseNotices,
  ...moneyNotices,
  ...commissionNotices,
  ...otherNotices,
} as const satisfies Record<string, NoticeKind>;

/** The events by name, such as `quote_approved`. */
export type NoticeType = keyof typeof notices;

/** What is always alike of a notice of an event; null of what somebody wrote themselves. */
export const noticeKind = (type: string): NoticeKind | null =>
  Object.hasOwn(notices, type) ? notices[type as NoticeType] : null;

/** The groups of readers in which a role stands. */
export const readersOf = (role: number): Readers[] =>
  (Object.keys(readers) as Readers[]).filter((one) => (readers[one] as readonly number[]).includes(role));
