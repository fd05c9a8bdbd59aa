import { registerEnum } from "../../core/enums.ts";

/** The group of a notification. */
export const NotificationCategory = {
  quote: "quote",
  contract: "contract",
  purchase: "purchase",
  payment: "payment",
  commission: "commission",
  document: "document",
  system: "system",
  marketing: "marketing",
} as const;
export type NotificationCategory = keyof typeof NotificationCategory;
registerEnum(NotificationCategory, {
  name: "NotificationCategory",
  description: "Grupo de una notificación.",
});

/** Priorities of a notification. */
export const NotificationPriority = { low: "low", normal: "normal", high: "high", urgent: "urgent" } as const;
export type NotificationPriority = keyof typeof NotificationPriority;
registerEnum(NotificationPriority, {
  name: "NotificationPriority",
  description: "Prioridad de una notificación.",
});
