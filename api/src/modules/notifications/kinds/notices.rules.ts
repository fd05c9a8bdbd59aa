import { otherNotices } from "./agency-notices.rules.ts";
import { commissionNotices } from "./commission-notices.rules.ts";
import { contractNotices, purchaseNotices } from "./contract-notices.rules.ts";
import { moneyNotices } from "./money-notices.rules.ts";
import { type NoticeKind, type Readers, readers } from "./notice-kind.rules.ts";
import { quoteNotices } from "./quote-notices.rules.ts";

/** Kinds of notice of all events: recipients, category, priority and title. */
export const notices = {
  ...quoteNotices,
  ...contractNotices,
  ...purchaseNotices,
  ...moneyNotices,
  ...commissionNotices,
  ...otherNotices,
} as const satisfies Record<string, NoticeKind>;

/** Names of the events, such as `quote_approved`. */
export type NoticeType = keyof typeof notices;

/** Returns the kind of notice for an event; null for a notice written by a person. */
export const noticeKind = (type: string): NoticeKind | null =>
  Object.hasOwn(notices, type) ? notices[type as NoticeType] : null;

/** Returns the reader groups that a role belongs to. */
export const readersOf = (role: number): Readers[] =>
  (Object.keys(readers) as Readers[]).filter((one) => (readers[one] as readonly number[]).includes(role));
