import { noticeKind } from "./kinds/notices.rules.ts";
import type { NotificationCategory } from "./notification.enums.ts";

/** Path of the page with the viewer's notifications. */
export const NOTIFICATIONS_PATH = "/notificaciones";

/**
 * Preference switches by topic, which apply to mail, push and SMS in addition to the switches of these
 * channels.
 */
export type TopicSwitch = "quotesUpdates" | "paymentReminders" | "systemAlerts" | "marketingEmails";

/** Switch that applies to a category; null when only the channel's switch applies. */
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

/** A person's preferences for notices outside the application. */
export type Choices = Readonly<Record<TopicSwitch | "email" | "push" | "sms", boolean>>;

/** Returns whether a person with these preferences gets any notices of a category outside the application. */
export function wantsBeyond(choices: Choices, category: NotificationCategory): boolean {
  const own = switchOf[category];
  return own === null || choices[own];
}

/**
 * Returns the category of an event: the category of its kind, otherwise the one that its name begins with
 * (`quote_goal` belongs to `quote`), otherwise `system`.
 */
export function categoryOf(type: string): NotificationCategory {
  const kind = noticeKind(type);
  if (kind) return kind.category;
  const [first = ""] = type.split("_");
  return Object.hasOwn(switchOf, first) ? (first as NotificationCategory) : "system";
}
