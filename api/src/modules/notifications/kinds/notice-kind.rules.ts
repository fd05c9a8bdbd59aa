import type { NotificationCategory, NotificationPriority } from "../notification.enums.ts";

/**
 * Roles that can still read a notice after a change of role; in addition, its quote or contract must be
 * within the person's reach.
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

/** Fixed properties of the notices of an event; names, amounts and days are in the message of each. */
export interface NoticeKind {
  /** Event of the product that the notice is about. */
  readonly on: string;
  /** Description of the recipients; the person who acted is never one of them. */
  readonly who: string;
  readonly category: NotificationCategory;
  /** `normal` unless given. */
  readonly priority?: NotificationPriority;
  /** Title without names and amounts: it is shown on locked screens too. */
  readonly title: string;
  /** Roles that may read it; everybody when absent. */
  readonly readers?: Readers;
  /** True when clients get a letter about it, `each` when all do; and therefore no notification mail. */
  readonly letter?: true | "each";
  /** True when it is sent at once and alone, even right after another one. */
  readonly alone?: true;
}
