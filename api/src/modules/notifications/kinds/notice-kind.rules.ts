import type { NotificationCategory, NotificationPriority } from "../notification.enums.ts";

/**
 * Who can still read a notice when their role changes, as roles; beside it the quote or contract that it
 * tells of must be in their reach.
 */
export const readers = {
  everybody: [1, 2, 3, 4, 5, 6, 7],
  staff: [2, 3, 4, 5, 6, 7],
  earners: [2, 3, 4],
  administration: [5, 7],
  money: [5, 6, 7],
  accounting: [6, 7],
  owner: [7],
} as const;
export type Readers = keyof typeof readers;

/** What an event tells people, as far as it is always alike; names, amounts and days stand in its message. */
export interface NoticeKind {
  /** The event of the product that it tells of. */
  readonly on: string;
  /** Who is told, but never whoever did it. */
  readonly who: string;
  readonly category: NotificationCategory;
  /** `normal` unless given. */
  readonly priority?: NotificationPriority;
  /** Without names and amounts: it is shown on locked screens too. */
  readonly title: string;
  /** Everybody unless given. */
  readonly readers?: Readers;
  /** Whether clients get a letter of its own, and therefore no second mail. */
  readonly letter?: true;
  /** Whether it leaves at once and by itself, whatever left a moment before. */
  readonly alone?: true;
}
