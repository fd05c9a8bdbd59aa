import { noticeKind } from "./kinds/notices.rules.ts";
import type { NotificationCategory } from "./notification.enums.ts";

/** The page of one's own notifications. */
export const NOTIFICATIONS_PATH = "/notificaciones";

/** The switches of what is told by mail, push and SMS, beside those of the channels themselves. */
export type TopicSwitch = "quotesUpdates" | "paymentReminders" | "systemAlerts" | "marketingEmails";

/** The switch of a category; null where the channel alone decides. */
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

/** What somebody chose about how they are told outside the application. */
export type Choices = Readonly<Record<TopicSwitch | "email" | "push" | "sms", boolean>>;

/** Whether a person with these choices is told of a category outside the application at all. */
export function wantsBeyond(choices: Choices, category: NotificationCategory): boolean {
  const own = switchOf[category];
  return own === null || choices[own];
}

/**
 * The category of an event: that of its kind, else by its name: `quote_goal` is of `quote`; of `system`
 * where the name tells nothing.
 */
export function categoryOf(type: string): NotificationCategory {
  const kind = noticeKind(type);
  if (kind) return kind.category;
  const [first = ""] = type.split("_");
  return Object.hasOwn(switchOf, first) ? (first as NotificationCategory) : "system";
}
