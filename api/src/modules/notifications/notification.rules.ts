import { isContactTime } from "../../core/colombia/contact-hours.ts";
import type { NotificationCategory } from "./notification.enums.ts";

/** The switches that decide about mails; `email` is the one over all of them. */
export type MailSwitch = "quotesUpdates" | "paymentReminders" | "systemAlerts" | "marketingEmails";

/** The switch of a category, besides `email`; null where that one alone decides. */
const switchOf: Readonly<Record<NotificationCategory, MailSwitch | null>> = {
  quote: "quotesUpdates",
  contract: null,
  purchase: "systemAlerts",
  payment: "paymentReminders",
  commission: null,
  document: null,
  system: "systemAlerts",
  marketing: "marketingEmails",
};

/** What decides whether a person gets a mail. */
export type MailChoices = Readonly<Record<MailSwitch | "email", boolean>>;

/** Whether a person with these preferences is told of a category by mail too. */
export function wantsMail(choices: MailChoices, category: NotificationCategory): boolean {
  const own = switchOf[category];
  return choices.email && (own === null || choices[own]);
}

/**
 * Whether a mail of a category may leave at an instant: what offers something keeps the hours of contact (Ley
 * 2300 de 2023, art. 3).
 */
export const mayMailAt = (category: NotificationCategory, now: Date): boolean =>
  category !== "marketing" || isContactTime(now);

/** The category of an event by its name: `quote_approved` is of `quote`; an unknown one is of `system`. */
export function categoryOf(type: string): NotificationCategory {
  const [first = ""] = type.split("_");
  return Object.hasOwn(switchOf, first) ? (first as NotificationCategory) : "system";
}
