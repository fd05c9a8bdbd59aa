import type { NotificationCategory, NotificationPriority } from "../notification.enums.ts";

/**
 * Groups of roles that can read a notice. A person who changes role loses notices for other groups; besides,
 * the notice's quote or contract must be in the person's scope.
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

/** Fixed properties of an event's notices; names, amounts and days are in each notice's message. */
export interface NoticeKind {
  /** Description of the event that the notice is about. */
  readonly on: string;
  /** Description of the recipients; the person who acted is never notified. */
  readonly who: string;
  readonly category: NotificationCategory;
  /** Default: `normal`. */
  readonly priority?: NotificationPriority;
  /** Title without names and amounts, because locked screens show it. */
  readonly title: string;
  /** Roles that may read the notice; everybody when absent. */
  readonly readers?: Readers;
  /**
   * True when clients get a separate mail about the event, `each` when all of them do; they then get no
   * notification mail.
   */
  readonly letter?: true | "each";
  /** True when the notice is sent immediately and never combined with others. */
  readonly alone?: true;
}
