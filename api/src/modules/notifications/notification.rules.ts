import { noticeKind } from "./kinds/notices.rules.ts";
import type { NotificationCategory } from "./notification.enums.ts";

/** Page of the viewer's notifications. */
export const NOTIFICATIONS_PATH = "/notificaciones";

/**
 * Preference switches by topic for mail, push and SMS, in addition to the switches of the channels
 * themselves.
 */
export type TopicSwitch = "quotesUpdates" | "paymentReminders" | "systemAlerts" | "marketingEmails";

/** The switch of a category; null when the channel alone decides. */
const switchOf: Readonly<Record<NotificationCategory, TopicSwitch | null>> = {
  quote: "quotesUpdates",
  contract: null,
  purchase: "systemAlerts",
  payment: "paymentReminders",
  commission: null,
  document: null,
  system: "systemAlerts",
  marketing: "marketingEmails",
};

/** Preferences of a person for notices outside the application. */
export type Choices = Readonly<Record<TopicSwitch | "email" | "push" | "sms", boolean>>;

/**
 * Returns whether a person with these preferences gets notices of a category outside the application at all.
 */
export function wantsBeyond(choices: Choices, category: NotificationCategory): boolean {
  const own = switchOf[category];
  return own === null || choices[own];
}

/**
 * Returns the category of an event: that of its kind, else by its name: `quote_goal` belongs to `quote`;
 * `system` when the name matches no category.
 */
export function categoryOf(type: string): NotificationCategory {
  const kind = noticeKind(type);
  if (kind) return kind.category;
  const [first = ""] = type.split("_");
  return Object.hasOwn(switchOf, first) ? (first as NotificationCategory) : "system";
}
